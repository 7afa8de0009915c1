/**
 * Asks for the microphone, so that a refusal is known before anybody talks. False when it is refused or there is none.
 * A browser that can't be asked asks by itself once it listens.
 */
export async function askForMicrophone(): Promise<boolean> {
  // Absent where the page isn't served safely, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return true;
  try {
    const stream = await devices.getUserMedia({ audio: true });
    for (const track of stream.getTracks()) track.stop();
    return true;
  } catch {
    return false;
  }
}
