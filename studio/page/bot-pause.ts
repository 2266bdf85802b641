/** Milliseconds for which a bot's move is looked at before the next. */
export const BOT_PAUSE = 250
