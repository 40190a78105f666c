/// Why frames could not be written.
public enum ExportFault: Error, Hashable, Sendable {
  case folder(path: String, reason: String)
  case file(path: String, reason: String)
  case diskFull(path: String)
  case drawing(frame: Int, reason: String)
  case encoding(frame: Int, reason: String)
  case pipe(reason: String)
  case noThread(reason: String)
  case noFFmpeg
  case ffmpeg(path: String, reason: String)
  case noFrames
  case cancelled
  case finished
}

extension ExportFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .folder(let path, let reason):
      "cannot use the folder \(path): \(reason); choose another or change its permissions"
    case .file(let path, let reason):
      "cannot write \(path): \(reason); choose another path or change its permissions"
    case .diskFull(let path):
      "the disk is full, \(path) was not written; free some space and run again"
    case .drawing(let frame, let reason):
      "frame \(frame) could not be drawn: \(reason)"
    case .encoding(let frame, let reason):
      "frame \(frame) could not be encoded: \(reason)"
    case .pipe(let reason):
      "the frames could not be written to the pipe: \(reason); see why the reader stopped"
    case .noThread(let reason):
      "cannot start a thread to draw on: \(reason); stop other programs, or raise the limit on "
        + "threads and memory (ulimit -u, ulimit -v)"
    case .noFFmpeg:
      "videos are made by ffmpeg, which is not in PATH; install it (apt-get install ffmpeg), or "
        + "choose PNG, GIF or WebP"
    case .ffmpeg(let path, let reason):
      "ffmpeg could not write \(path): \(reason); choose another format, or install another ffmpeg"
    case .noFrames:
      "there are no frames to write; record something first"
    case .cancelled:
      "the export was cancelled; the files written so far are whole"
    case .finished:
      "the writer has finished; make a new one for more frames"
    }
  }
}
