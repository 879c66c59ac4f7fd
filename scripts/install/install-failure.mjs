/**
 * Common reasons why npm can't install, specific ones first.
 * @type {{ when: RegExp, say: string }[]}
 */
const CAUSES = [
  {
    when: /ENOSPC|no space left on device/i,
    say: 'the disk is full; free about 1.5 GB',
  },
  {
    when: /\bEACCES\b|\bEPERM\b|\bEROFS\b/,
    say: 'npm cannot write to this folder or to its cache; make both belong to you (`sudo chown -R "$USER" . ~/.npm`)',
  },
  {
    when: /find Python|not found: make|find VS|No Xcode|xcrun: error|\b(cc|gcc|c\+\+|g\+\+|cc1plus|clang|make)['"]?:(?: \d+:)? .*(not found|No such file)|: (cc|gcc|c\+\+|g\+\+|make): not found/i,
    say: 'better-sqlite3 has to be compiled for this version of Node.js, and python3, make or a C++ compiler is missing; install them (Debian and Ubuntu: `sudo apt-get install python3 make g++`; macOS: `xcode-select --install`)',
  },
  {
    when: /install scripts? (is|are|was|were) (skipped|blocked|disabled)|ignore-scripts/i,
    say: 'npm is configured not to run install scripts, which better-sqlite3 needs; run `npm config delete ignore-scripts`',
  },
  {
    when: /(gyp|headers)[^\n]*(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET)|(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET)[^\n]*nodejs\.org/i,
    say: "couldn't fetch the Node.js headers, needed to compile better-sqlite3, from nodejs.org; check the network, or name a folder that has them (`export npm_config_nodedir=/usr`)",
  },
  {
    when: /SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)|CERT_HAS_EXPIRED/,
    say: "the package registry's certificate isn't trusted here; point npm at your own authority (`npm config set cafile FILE`)",
  },
  {
    when: /\b(E401|E403|E407)\b|code 40[137]\b/,
    say: 'the package registry refused access; check `npm config get registry` and the proxy settings',
  },
  {
    when: /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|npm err(or|!) network/i,
    say: 'the package registry could not be reached; check the network and `npm config get registry`',
  },
  {
    when: /EINTEGRITY/,
    say: 'a downloaded package is damaged; run `npm cache clean --force`',
  },
  {
    when: /EUSAGE|can only install packages when your package\.json and package-lock\.json/i,
    say: 'package.json and package-lock.json disagree; run `npm install` and commit the lockfile',
  },
  {
    when: /\bKilled\b|ended by SIGKILL|out of memory|cannot allocate memory/i,
    say: 'the machine ran out of memory; free about 2 GB',
  },
  {
    when: /gyp ERR!/,
    say: 'better-sqlite3 could not be compiled; the log says why, and most often python3, make or g++ is too old or incomplete',
  },
]

/**
 * Returns one sentence that says why the installation failed and what to do. Failed downloads of precompiled
 * code are ignored: compiling follows, so they are never the cause.
 * @param {string} output everything that npm printed
 * @param {string} log where that output is kept
 */
export function explainInstallFailure(output, log) {
  const telling = output.replace(/^.*prebuild-install.*$/gm, '')
  const cause = CAUSES.find(({ when }) => when.test(telling))
  const reason = cause ? `${cause.say}, then run the command again` : 'npm ended with an error'
  return `the packages could not be installed: ${reason}. The full log is in ${log}`
}
