/** What the API accepts; forms say so before it has to. */
export const LONGEST_NAME = 200;
export const LONGEST_DUTIES = 10_000;
export const EARLIEST_DAY = "1920-01-01";
export const LONGEST_PERSON_NAME = 100;
export const SHORTEST_PASSWORD = 6;
export const SHORTEST_DESCRIPTION = 50;
export const LONGEST_DESCRIPTION = 50_000;
export const LARGEST_RESUME_BYTES = 10 * 1024 * 1024;
export const LONGEST_POST_TITLE = 300;
export const LONGEST_POST_SUMMARY = 500;
export const LONGEST_POST = 50_000;
export const MOST_TAGS = 20;
export const LONGEST_TAG = 50;
/**
 * In days ahead of today: a job may be agreed on, a certificate may be issued tomorrow where the person is, and
 * may hold for life.
 */
export const LATEST_JOB_AHEAD = 366;
export const LATEST_ISSUE_AHEAD = 1;
export const LATEST_EXPIRY_AHEAD = 100 * 366;
