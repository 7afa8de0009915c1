import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

import type { components } from "@/api/schema";

import { problemWords } from "./invalid";
import { type CodedMessage, say, type Sentence } from "./sentences";

/** What the API refuses with, and what its jobs fail with. */
const errors: Record<components["schemas"]["ErrorCode"], Sentence> = {
  invalid: msg`That request could not be understood.`,
  unauthorized: msg`You are signed out. Please sign in.`,
  forbidden: msg`You don't have permission to do this.`,
  cross_site: msg`This request came from another site, so we refused it.`,
  not_found: msg`We couldn't find that. It may have been deleted already.`,
  method_not_allowed: msg`That request could not be understood.`,
  not_sent_as_json: msg`That request could not be understood.`,
  wrong_host: msg`That request could not be understood.`,
  body_too_large: msg`That is too much to send at once. Please send less.`,
  too_many_attempts: ({ count }) =>
    msg`${plural(count, { one: "That was tried too often. Please try again in a minute.", other: "That was tried too often. Please try again in # minutes." })}`,
  internal_error: msg`Something went wrong on our side. It isn't your fault, and none of your data was lost. Please try again.`,
  unavailable: msg`The service is busy right now. Please try again in a moment.`,
  cancelled: msg`This was cancelled.`,
  idempotency_key_reused: msg`That request could not be understood.`,
  worker_lost: msg`We tried this three times and it stopped our worker each time, so we gave up on it. It isn't your fault; none of your data was changed.`,
  still_running: msg`This is taking longer than usual, and goes on.`,
  timed_out: msg`This took too long, so we stopped it. None of your data was changed. Please try again.`,
  too_many_jobs: ({ limit }) => msg`You have ${limit} of these waiting already. Please wait until one of them is done.`,
  too_many_streams: ({ limit }) =>
    msg`You are already watching ${limit} jobs at once. Please close some of those pages.`,
  uploads_full: msg`Your earlier uploads are still being read. Please wait until one of them is done.`,
  not_a_recording: msg`We couldn't read that recording. Please record it again.`,
  nothing_heard: msg`We couldn't hear anything in the recording. Please say it again.`,
  transcription_unavailable: msg`Recordings can't be transcribed right now. Please type your answer.`,
  job_not_understood: msg`We couldn't make out a job in that. Please say what you do and where, for example: I am a welder at ABC Steel.`,
  upload_gone: msg`This can't be retried: what it works on was deleted when it ended. Its user has to upload it again.`,
  wrong_state: msg`That can't be done with this job in its present state.`,
  wrong_credentials: msg`Please check your email and password.`,
  wrong_password: msg`That isn't your current password. Nothing was changed.`,
  wrong_email: msg`Please type this account's email to confirm that you want to delete it.`,
  account_disabled: msg`This account has been deactivated. Please contact support.`,
  email_taken: msg`An account with this email already exists. Please sign in, or use another email.`,
  no_password: msg`You sign in through another service, so this account has no password here.`,
  last_admin: msg`You are the only admin. Please make somebody else an admin first.`,
  link_void: msg`This link has been used or replaced, or has expired. Please ask for a new one.`,
  mail_unavailable: msg`This site can't send mail. Please contact support.`,
  mail_refused: msg`The mail server doesn't accept mail for that address.`,
  metrics_token_wrong: msg`This needs the token that METRICS_TOKEN sets.`,
  metrics_token_missing: msg`From another machine this needs a token: set METRICS_TOKEN.`,
  provider_email_missing: msg`The sign-in service didn't tell us an email address of yours.`,
  provider_email_taken: msg`Your email already has an account here. Please sign in to that one.`,
  provider_email_unverified: msg`Please confirm your email address with the sign-in service.`,
  provider_refused: msg`The sign-in service's answer couldn't be verified. Please try again.`,
  provider_unavailable: msg`The sign-in service doesn't answer. Please try again in a few minutes.`,
  sign_in_declined: msg`You didn't finish signing in. Nothing was changed.`,
  sign_in_interrupted: msg`That sign-in took too long or began in another browser. Please try again.`,
  list_full: ({ limit }) =>
    msg`This list is full: it holds ${limit} entries. Please delete one before you add another.`,
  nothing_to_match: msg`Please add work experience, skills, or certifications to discover career options.`,
  incomplete_profile: msg`Please add work experience or skills to your profile before generating documents.`,
  job_description_too_short: msg`Please provide a more detailed job description`,
  job_description_too_long: ({ limit }) =>
    msg`Please shorten the job description to ${limit} characters: its requirements are enough.`,
  document_not_found: msg`This document is no longer there. Please generate it again.`,
  document_changed: msg`This document was changed elsewhere meanwhile. Please open it again.`,
  document_too_long: msg`This document is far too long to print. Please shorten it to a few pages.`,
  template_unknown: msg`There is no template of this name. Please choose another one.`,
  missing_file: msg`Please choose a PDF file to upload.`,
  empty_file: msg`This file is empty. Please choose the PDF again.`,
  file_too_large: ({ megabytes }) => msg`Please upload a file smaller than ${megabytes}MB.`,
  not_a_pdf: msg`Please upload a PDF file.`,
  too_many_pages: ({ pages, limit }) =>
    msg`This PDF has ${pages} pages. Please upload your resume alone (${limit} pages at most).`,
  pdf_locked: msg`This PDF needs a password to open. Save a copy without a password and upload that.`,
  pdf_damaged: msg`This PDF is damaged or was cut off on its way. Save your resume as PDF again and upload the new file.`,
  pdf_too_complex: msg`This PDF is too complex to read: it takes far more time or memory than a resume should. Print your resume to a new PDF and upload that.`,
  no_readable_text: msg`There is no readable text in this PDF. If it is a scan or a photo, try a sharper one, or upload a PDF saved from a word processor, or add your work by hand.`,
  word_damaged: msg`This Word file is damaged or isn't a Word document. Save it again as .docx or as PDF and upload the new file.`,
  file_too_complex: msg`This file is too complex to read: it takes far more time or memory than a resume should. Save your resume as PDF and upload that.`,
  picture_damaged: msg`This picture is damaged or was cut off on its way. Please take or send it again.`,
  picture_too_large: ({ megapixels, limit }) =>
    msg`This picture has ${megapixels} megapixels, and ${limit} are the most that we read. Take it again with a smaller setting.`,
  picture_unreadable: msg`We couldn't make out enough words in this picture. Lay the page flat in even light, hold the camera straight above it, and let the page fill the picture.`,
  pictures_unread: msg`This site can't read pictures. Please upload your resume as PDF or as a Word file.`,
  card_not_a_picture: msg`Please choose a photo of the card: JPEG, PNG or HEIC.`,
  card_has_two_sides: msg`A card has two sides at most. Please choose one photo or two.`,
  card_unreadable: msg`We couldn't make out a certificate on this picture. Lay the card flat on a dark table, turn it until nothing glares, and let it fill the picture.`,
  json_unreadable: msg`This file isn't a JSON Resume that we can read. Export it again, or upload a PDF.`,
  too_many_files: ({ limit }) => msg`A resume may come in ${limit} files at most. Please put its pages into one PDF.`,
  nothing_found: msg`We could read this file, but found no jobs, skills or certifications in it. Is it your resume? You can also add them by hand.`,
  url_too_long: msg`That address is too long. Please copy the posting's text instead.`,
  url_invalid: msg`That doesn't look like a web address. Check the link, for example https://example.com/jobs/123. Copy the job description from the page and paste it in under Manual Entry.`,
  url_unsupported: msg`Only web addresses that begin with http:// or https:// can be opened. Copy the job description from the page and paste it in under Manual Entry.`,
  url_refused: msg`That address can't be opened from here, because it isn't a public web page. Copy the job description from the page and paste it in under Manual Entry.`,
  url_port_refused: msg`That address names an unusual port, and only ordinary web pages can be opened. Copy the job description from the page and paste it in under Manual Entry.`,
  site_unknown: msg`There is no site by that name. Check the link for a typing mistake. Copy the job description from the page and paste it in under Manual Entry.`,
  site_unreachable: msg`We couldn't reach that site. Check the link, or try again in a few minutes. Copy the job description from the page and paste it in under Manual Entry.`,
  site_not_secure: msg`That site's security certificate isn't valid, so we didn't open it. Copy the job description from the page and paste it in under Manual Entry.`,
  site_failed: msg`That site had a problem of its own and didn't show the page. Try again in a few minutes. Copy the job description from the page and paste it in under Manual Entry.`,
  site_busy: msg`That site is asking for fewer visits right now. Try again in a few minutes. Copy the job description from the page and paste it in under Manual Entry.`,
  site_under_maintenance: msg`That site is down for maintenance. Try again later. Copy the job description from the page and paste it in under Manual Entry.`,
  sign_in_required: msg`That site only shows the posting to people who sign in. Copy the job description from the page and paste it in under Manual Entry.`,
  page_forbidden: msg`That site doesn't let our program open the page. Copy the job description from the page and paste it in under Manual Entry.`,
  page_blocked: msg`That site only shows the posting to people who prove that they aren't a robot. Copy the job description from the page and paste it in under Manual Entry.`,
  page_not_found: msg`There is no page at that address any more. The posting may have been taken down or filled. Copy the job description from the page and paste it in under Manual Entry.`,
  posting_closed: msg`That posting is closed: the site says that it has expired, been filled or been removed. Copy the job description from the page and paste it in under Manual Entry.`,
  posting_list: msg`That link leads to a list of jobs. Open the one job that you mean and copy its own link. Copy the job description from the page and paste it in under Manual Entry.`,
  posting_not_found: msg`We opened the page but didn't find a job posting on it. Copy the job description from the page and paste it in under Manual Entry.`,
  page_empty: msg`We opened the page but there was nothing on it. Copy the job description from the page and paste it in under Manual Entry.`,
  redirect_loop: msg`That link sends us around in circles and never gets to a page. Copy the job description from the page and paste it in under Manual Entry.`,
  page_not_html: msg`That link leads to a file that we can't read, not to a web page. Copy the job description from the page and paste it in under Manual Entry.`,
  file_unreadable: msg`That link leads to a PDF that is damaged or too complex to read. Copy the job description from the page and paste it in under Manual Entry.`,
  file_locked: msg`That link leads to a PDF that asks for a password. Copy the job description from the page and paste it in under Manual Entry.`,
  file_without_text: msg`That link leads to a PDF without text in it, perhaps a scan or a picture. Copy the job description from the page and paste it in under Manual Entry.`,
  page_too_large: msg`That page is too large to read. Copy the job description from the page and paste it in under Manual Entry.`,
  page_timed_out: msg`That page took too long to open. Copy the job description from the page and paste it in under Manual Entry.`,
  page_cut_off: msg`That site broke off before it had sent the page. Try again in a few minutes. Copy the job description from the page and paste it in under Manual Entry.`,
  release_not_found: ({ reason }) => msg`The O*NET release wasn't found. ${reason}`,
  release_not_understood: ({ reason }) => msg`This O*NET release can't be imported. ${reason} Nothing was changed.`,
  trade_missing: msg`Please select a trade.`,
  occupation_unknown: msg`We don't know an occupation of this name. Please choose one from the list.`,
  regional_data_none: msg`No regional figures have been loaded yet. Please try again later.`,
  regional_data_unreachable: ({ host }) =>
    msg`${host} can't be reached, or stopped before all was sent. The earlier figures are still in use.`,
  regional_data_not_found: ({ host, status }) =>
    msg`${host} answered with ${status} instead of the file. The earlier figures are still in use.`,
  regional_data_not_listed: ({ host }) =>
    msg`The catalogue of ${host} names no CSV of the projections that may be opened. The earlier figures are still in use.`,
  regional_data_too_large: ({ megabytes }) =>
    msg`The file is larger than ${megabytes} MB. The earlier figures are still in use.`,
  regional_data_not_csv: msg`This is not the CSV of the projections but something else, such as a web page. The earlier figures are still in use.`,
  regional_data_column_missing: ({ columns }) =>
    msg`The file has no column ${columns}. The earlier figures are still in use.`,
  regional_data_cut_off: ({ line }) =>
    msg`The file is not whole: it breaks off at line ${line}. The earlier figures are still in use.`,
  regional_data_incomplete: ({ area }) =>
    msg`The file is not whole: occupations of ${area} are missing. The earlier figures are still in use.`,
  regional_data_counties_missing: ({ counties }) =>
    msg`The file is not whole: these counties are missing: ${counties}. The earlier figures are still in use.`,
  regional_data_counties_twice: ({ counties }) =>
    msg`The file has these counties in more than one region: ${counties}. The earlier figures are still in use.`,
  regional_data_trades_missing: ({ trades }) =>
    msg`The file has no figures of these trades: ${trades}. The earlier figures are still in use.`,
  regional_data_mixed: ({ periods }) =>
    msg`The file mixes periods that can't be compared with each other: ${periods}. The earlier figures are still in use.`,
  regional_data_old_codes: ({ period }) =>
    msg`The regions' figures are of ${period}, by codes of occupations that are no longer used. The earlier figures are still in use.`,
  regional_data_older: ({ period, serving }) =>
    msg`The file is of ${period}, but ${serving} is loaded already. The earlier figures are still in use.`,
  regional_data_twice: ({ line, soc, area }) =>
    msg`Line ${line} repeats the occupation ${soc} of ${area}. The earlier figures are still in use.`,
  regional_data_value: ({ line, column, value }) =>
    msg`In line ${line}, ${column} can't be read: “${value}”. The earlier figures are still in use.`,
  slug_taken: msg`Another post has this address. Please choose a different one.`,
  slug_fixed: msg`This post has been published, so its address stays: others may link to it.`,
  changed_meanwhile: msg`Someone else changed this post after you opened it. Please open it again.`,
  not_a_picture: msg`Please choose a JPEG, PNG or WebP picture.`,
  image_gone: msg`That picture isn't stored here any more. Please upload it again.`,
  foreign_image: msg`The featured image has to be a picture that was uploaded here.`,
};

/** The refusal's sentence; undefined where the server sent neither a code that is known nor a sentence. */
export function errorWords(i18n: I18n, { code = "", params, message = "" }: Partial<CodedMessage>): string | undefined {
  const told = { code, params, message };
  return (problemWords(i18n, told) ?? say(i18n, errors, told)) || undefined;
}
