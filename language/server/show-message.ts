import { type Connection, type MessageType, ShowMessageNotification } from 'vscode-languageserver'

/** Shows a message. What `connection.window` shows is a question: editors keep it open, and some cannot answer it. */
export function showMessage(connection: Connection, type: MessageType, message: string): void {
  void connection.sendNotification(ShowMessageNotification.type, { type, message })
}
