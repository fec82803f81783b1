// Preloaded into a server under test (`node --import`): tells its parent, when asked, how much CPU time it has used.
process.on('message', (question) => {
  if (question !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system });
});
