import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What the server says when it refuses or fails, sentence by sentence where it joins several. */
export const refusals: Partial<Record<string, MessageDescriptor>> = {
  // Anything
  "Something went wrong on our side. It isn't your fault, and nothing of yours was lost. Please try again.": msg`Something went wrong on our side. It isn't your fault, and nothing of yours was lost. Please try again.`,
  "We tried this three times and it stopped our worker each time, so we gave up on it. It isn't your fault; nothing of yours was changed.": msg`We tried this three times and it stopped our worker each time, so we gave up on it. It isn't your fault; nothing of yours was changed.`,
  "This took longer than it may, so we stopped it. Nothing of yours was changed. Please try again.": msg`This took longer than it may, so we stopped it. Nothing of yours was changed. Please try again.`,
  "The service is busy right now. Please try again in a moment.": msg`The service is busy right now. Please try again in a moment.`,
  "This isn't possible right now. Please try again in a moment.": msg`This isn't possible right now. Please try again in a moment.`,
  "We couldn't find that. It may have been deleted already.": msg`We couldn't find that. It may have been deleted already.`,
  // Accounts
  "An account with this email already exists. Please sign in, or use another email.": msg`An account with this email already exists. Please sign in, or use another email.`,
  "Please check your email and password.": msg`Please check your email and password.`,
  "This account has been switched off. Please contact support.": msg`This account has been switched off. Please contact support.`,
  "Password must be at least 6 characters long.": msg`Password must be at least 6 characters long.`,
  "Please enter an email address like name@example.com.": msg`Please enter an email address like name@example.com.`,
  "You are the only admin. Please make somebody else an admin first.": msg`You are the only admin. Please make somebody else an admin first.`,
  // System health
  "It answers.": msg`It answers.`,
  "Redis doesn't answer: documents are taken but not written before it is back.": msg`Redis doesn't answer: documents are taken but not written before it is back.`,
  "Redis, which carries the work to the workers, doesn't answer.": msg`Redis, which carries the work to the workers, doesn't answer.`,
  "A worker is there, and the last PDFs were printed.": msg`A worker is there, and the last PDFs were printed.`,
  "A worker is there.": msg`A worker is there.`,
  // Documents
  "Please add work experience or skills to your profile before generating documents.": msg`Please add work experience or skills to your profile before generating documents.`,
  "Please provide a more detailed job description": msg`Please provide a more detailed job description`,
  // Resumes
  "Please upload a PDF file.": msg`Please upload a PDF file.`,
  "Please upload a file smaller than 10MB.": msg`Please upload a file smaller than 10MB.`,
  "This file is empty. Please choose the PDF again.": msg`This file is empty. Please choose the PDF again.`,
  "This file is empty. Please choose the PDF of your resume again.": msg`This file is empty. Please choose the PDF again.`,
  "This file is not a PDF, whatever its name says. Save your resume as PDF and upload that.": msg`This file is not a PDF, whatever its name says. Save your resume as PDF and upload that.`,
  "This PDF needs a password to open. Save a copy without a password and upload that.": msg`This PDF needs a password to open. Save a copy without a password and upload that.`,
  "This PDF is damaged or was cut off on its way. Save your resume as PDF again and upload the new file.": msg`This PDF is damaged or was cut off on its way. Save your resume as PDF again and upload the new file.`,
  "This PDF is too complex to read: it takes far more time or memory than a resume should. Print your resume to a new PDF and upload that.": msg`This PDF is too complex to read: it takes far more time or memory than a resume should. Print your resume to a new PDF and upload that.`,
  "There is no readable text in this PDF. It may be a scan or a photo: upload a PDF saved from a word processor, or add your work by hand.": msg`There is no readable text in this PDF. It may be a scan or a photo: upload a PDF saved from a word processor, or add your work by hand.`,
  "We could read this PDF, but found no jobs, skills or certifications in it. Is it your resume? You can also add them by hand.": msg`We could read this PDF, but found no jobs, skills or certifications in it. Is it your resume? You can also add them by hand.`,
  "Your profile already has everything that this resume says. Nothing was added.": msg`Your profile already has everything that this resume says. Nothing was added.`,
  // Postings
  "That doesn't look like a web address.": msg`That doesn't look like a web address.`,
  "Check the link, for example https://example.com/jobs/123.": msg`Check the link, for example https://example.com/jobs/123.`,
  "Only web addresses that begin with http:// or https:// can be opened.": msg`Only web addresses that begin with http:// or https:// can be opened.`,
  "That address can't be opened from here, because it isn't a public web page.": msg`That address can't be opened from here, because it isn't a public web page.`,
  "We couldn't reach that site.": msg`We couldn't reach that site.`,
  "Check the link, or try again in a few minutes.": msg`Check the link, or try again in a few minutes.`,
  "That posting wasn't found.": msg`That posting wasn't found.`,
  "It may have been taken down or filled.": msg`It may have been taken down or filled.`,
  "That site only shows the posting to people who sign in or prove that they aren't a robot.": msg`That site only shows the posting to people who sign in or prove that they aren't a robot.`,
  "That link leads to a file, not to a web page.": msg`That link leads to a file, not to a web page.`,
  "That page is too large to read.": msg`That page is too large to read.`,
  "That page took too long to open.": msg`That page took too long to open.`,
  "We opened the page but didn't find a job posting on it.": msg`We opened the page but didn't find a job posting on it.`,
  "Copy the job description from the page and paste it in under Manual Entry.": msg`Copy the job description from the page and paste it in under Manual Entry.`,
  "That address is too long. Please copy the posting's text instead.": msg`That address is too long. Please copy the posting's text instead.`,
};
