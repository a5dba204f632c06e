import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './server-process.ts'

const SAMPLE = 'docs/samples/nginx.conf'
const BINARIES = ['nginx', '/usr/sbin/nginx']

const nginx = BINARIES.find((binary) => {
  try {
    execFileSync(binary, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})

/** Whether this machine has one; in CI a missing one is a failure, not a reason to try less. */
export const hasNginx = nginx !== undefined || Boolean(process.env.CI)

/** The sample of the documentation, unchanged except for its ports, folders, user and certificate. */
export interface NginxProcess {
  httpPort: number
  httpsPort: number
  certificate: Buffer
  /** The output of `nginx -t`. */
  checked: string
  accessLog(): string
  errorLog(): string
  stop(): Promise<void>
}

export async function startNginx(upstreamPort: number): Promise<NginxProcess> {
  if (!nginx) throw new Error('nginx is not installed: apt-get install nginx-light')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // Where root starts it, its workers run as another user, and put large bodies into it.
  chmodSync(folder, 0o711)
  mkdirSync(join(folder, 'logs'))
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  makeCertificate(folder)
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, adapted({ folder, httpPort, httpsPort, upstreamPort }))
  const asked = ['-p', folder, '-c', configuration, '-e', join(folder, 'logs/error.log')]
  const checked = execFileSync(nginx, [...asked, '-t', '-q'], { encoding: 'utf8', stdio: 'pipe' })
  const child: ChildProcess = spawn(nginx, [...asked, '-g', 'daemon off;'], { stdio: 'inherit' })
  process.once('exit', () => child.kill('SIGKILL'))
  await accepts(httpsPort, child)
  const read = (name: string) => readFileSync(join(folder, 'logs', name), 'utf8')
  return {
    httpPort,
    httpsPort,
    certificate: readFileSync(join(folder, 'certificate.pem')),
    checked,
    accessLog: () => read('access.log'),
    errorLog: () => read('error.log'),
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Place {
  folder: string
  httpPort: number
  httpsPort: number
  upstreamPort: number
}

/** @throws when the sample no longer contains what has to be replaced */
function adapted({ folder, httpPort, httpsPort, upstreamPort }: Place): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  const replacements: [RegExp, string][] = [
    [/^user www-data;$/gm, ''],
    [/\/run\/nginx\.pid/g, `${folder}/nginx.pid`],
    [/\/var\/log\/nginx\//g, `${folder}/logs/`],
    [/\/etc\/letsencrypt\/live\/duson\.example\/fullchain\.pem/g, `${folder}/certificate.pem`],
    [/\/etc\/letsencrypt\/live\/duson\.example\/privkey\.pem/g, `${folder}/key.pem`],
    [/listen 80 /g, `listen 127.0.0.1:${httpPort} `],
    [/listen 443 /g, `listen 127.0.0.1:${httpsPort} `],
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${upstreamPort}`],
    [/^http \{$/gm, `http {\n${temporary}`],
  ]
  let text = readFileSync(SAMPLE, 'utf8')
  for (const [pattern, replacement] of replacements) {
    if (text.search(pattern) < 0) throw new Error(`${SAMPLE} has no ${pattern.source}`)
    text = text.replace(pattern, () => replacement)
  }
  return text
}

function makeCertificate(folder: string): void {
  const asked =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=duson.example ' +
    '-addext subjectAltName=DNS:duson.example'
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  execFileSync('openssl', [...asked.split(' '), ...files], { stdio: 'ignore' })
}

async function accepts(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('nginx ended before it listened')
    const socket = connect(port, '127.0.0.1')
    const opened = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (opened) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
