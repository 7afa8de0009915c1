import { write } from "@/api/http";

/**
 * Asks the server to end a job; its stream then tells of the ending, whichever it was. `location` is the job's own
 * address.
 */
export const cancelJob = (location: string) => write("DELETE", location);
