/** Where a person's conversation is kept in the browser, followed by the person's id. */
export const PREFIX = "tradefolio.chat.";

/** Storage may be full or forbidden; a conversation goes on without it. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Those of everybody who has used this browser: whoever signs out leaves nothing behind. */
export const forgetAllChats = () =>
  attempt(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  });
