/**
 * The reference: a bare `ws` server that sends each message to all clients in its room and stores nothing. It reads a
 * frame and writes the same frames as the service does; the address of a connection names its room.
 */
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const rooms = new Map()
const server = createServer()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })

server.on('upgrade', (request, socket, head) => {
  const query = new URLSearchParams(request.url.split('?')[1])
  const roomId = Number(query.get('room'))
  const storeSeq = Number(query.get('store'))
  sockets.handleUpgrade(request, socket, head, (opened) => {
    const room = rooms.get(roomId) ?? { count: 0, members: new Set() }
    rooms.set(roomId, room)
    room.members.add(opened)
    opened.on('close', () => room.members.delete(opened))
    opened.on('message', (bytes) => {
      const { data } = JSON.parse(bytes)
      room.count += 1
      const message = {
        roomId,
        messageSeq: room.count,
        changeSeq: room.count,
        clientMessageId: data.clientMessageId,
        sender: { storeSeq, nickName: `가게 ${storeSeq}` },
        messageType: 'textMessage',
        message: data.message,
        images: [],
        video: null,
        notice: null,
        card: null,
        guard: null,
        createdAt: new Date().toISOString(),
      }
      const text = JSON.stringify(message)
      const event = Buffer.from(
        `{"action":"newMessageEvent","data":${text},"shouldUpdateLastMessage":true}`,
      )
      for (const member of room.members)
        if (member !== opened) member.send(event, { binary: false })
      opened.send(
        Buffer.from(
          `{"action":"sendMessageResponse","data":${text},"shouldUpdateLastMessage":true}`,
        ),
        { binary: false },
      )
    })
  })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
