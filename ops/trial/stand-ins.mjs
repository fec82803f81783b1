// The stand-ins of the providers in a container. They listen on its loopback alone: each gets a way in from the other containers, at the ports that containers.sh names.
import { spawn } from 'node:child_process';
import net from 'node:net';

for (const [at, name] of ['google', 'openai', 'cashfree'].entries()) {
  const port = 4001 + at;
  spawn(process.execPath, [`sandbox/${name}/server.ts`, '--port', String(port)], { stdio: 'inherit' });
  const wayIn = net.createServer((from) => {
    const to = net.connect(port, '127.0.0.1');
    from.on('error', () => to.destroy());
    to.on('error', () => from.destroy());
    from.pipe(to).pipe(from);
  });
  wayIn.listen(5001 + at);
}
