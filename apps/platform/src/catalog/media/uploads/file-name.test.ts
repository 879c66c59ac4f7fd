import { describe, expect, it } from 'vitest'
import { asDownload, cleanFileName } from './file-name.ts'

describe("a file's name", () => {
  it.each([
    ['print.png', 'print.jpg'],
    ['Été à la mer.JPEG', 'Été à la mer.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['..\\..\\boot.ini', 'boot.jpg'],
    ['page.html', 'page.jpg'],
    ['photo.jpg.exe', 'photo.jpg.jpg'],
    ['a\r\nset-cookie: x.jpg', 'aset-cookie x.jpg'],
    ['a\0b.png', 'ab.jpg'],
    ['\u202egnp.exe', 'gnp.jpg'],
    ['"><script>alert(1)</script>', 'script.jpg'],
    ['\ud800x.png', 'x.jpg'],
    ['...', 'file.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['   ', 'file.jpg'],
    ['', 'file.jpg'],
    ['👩‍🎨'.repeat(300), `${'👩🎨'.repeat(50)}.jpg`],
  ])('%j becomes %j', (name, expected) => {
    expect(cleanFileName(name, 'jpg')).toBe(expected)
  })

  it('is written into a header without quotes that could end it', () => {
    expect(asDownload("Preis'liste (2026) ü.pdf")).toBe(
      "attachment; filename*=UTF-8''Preis%27liste%20%282026%29%20%C3%BC.pdf",
    )
    expect(asDownload('')).toBe('attachment')
  })
})
