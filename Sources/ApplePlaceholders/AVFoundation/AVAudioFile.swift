public import Foundation

/// A file of sound that is not read: it has no frames.
open class AVAudioFile: NSObject {
  public let url: URL
  open var fileFormat: AVAudioFormat { processingFormat }
  public let processingFormat = AVAudioFormat.standard
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0

  /// Throws without such a file.
  public init(forReading fileURL: URL) throws {
    guard FileManager.default.fileExists(atPath: fileURL.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    url = fileURL
    super.init()
  }

  public convenience init(
    forReading fileURL: URL,
    commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws { try self.init(forReading: fileURL) }

  public convenience init(
    forWriting fileURL: URL,
    settings: [String: Any],
    commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws { try self.init(forWriting: fileURL, settings: settings) }

  /// No file is made.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    MediaGap.engine.report()
    url = fileURL
    super.init()
  }

  open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    buffer.frameLength = 0
  }
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}
