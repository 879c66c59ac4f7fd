// Loaded before a server. The channel to its parent closes with the parent, however that ends.
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
