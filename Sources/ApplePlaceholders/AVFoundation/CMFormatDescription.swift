public import Foundation

public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode
public typealias CMMediaType = FourCharCode

/// How samples are packed.
open class CMFormatDescription: NSObject, @unchecked Sendable {
  public struct MediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: FourCharCode

    public init(rawValue: FourCharCode) {
      self.rawValue = rawValue
    }

    // [D] CoreMedia/CMFormatDescription.h: four characters.
    public static let video = MediaType(rawValue: 0x7669_6465)
    public static let audio = MediaType(rawValue: 0x736F_756E)
    public static let text = MediaType(rawValue: 0x7465_7874)
    public static let metadata = MediaType(rawValue: 0x6D65_7461)
  }

  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    public let rawValue: FourCharCode

    public init(rawValue: FourCharCode) {
      self.rawValue = rawValue
    }

    public static let linearPCM = MediaSubType(rawValue: kAudioFormatLinearPCM)
    public static let mpeg4AAC = MediaSubType(rawValue: kAudioFormatMPEG4AAC)
    public static let appleLossless = MediaSubType(rawValue: kAudioFormatAppleLossless)
    public static let h264 = MediaSubType(rawValue: 0x6176_6331)
    public static let hevc = MediaSubType(rawValue: 0x6876_6331)
    public static let jpeg = MediaSubType(rawValue: 0x6A70_6567)
  }

  public let mediaType: MediaType
  public let mediaSubType: MediaSubType
  open var dimensions: CMVideoDimensions { CMVideoDimensions() }
  public let audioStreamBasicDescription: AudioStreamBasicDescription?
  /// What Core Media's functions give a pointer to.
  fileprivate let stream: UnsafeMutablePointer<AudioStreamBasicDescription>?

  /// Pictures that no camera takes.
  override init() {
    (mediaType, mediaSubType) = (.video, MediaSubType(rawValue: 0))
    (audioStreamBasicDescription, stream) = (nil, nil)
    super.init()
  }

  init(_ sound: AudioStreamBasicDescription) {
    (mediaType, mediaSubType) = (.audio, MediaSubType(rawValue: sound.mFormatID))
    (audioStreamBasicDescription, stream) = (sound, .allocate(capacity: 1))
    stream?.initialize(to: sound)
    super.init()
  }

  deinit { stream?.deallocate() }
}

public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

/// A size in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32

  public init() {
    self.init(width: 0, height: 0)
  }

  public init(width: Int32, height: Int32) {
    (self.width, self.height) = (width, height)
  }
}

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType {
  desc.mediaType.rawValue
}

public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}

public func CMAudioFormatDescriptionGetStreamBasicDescription(
  _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { UnsafePointer(desc.stream) }

public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { videoDesc.dimensions }
