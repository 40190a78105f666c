extension AVAudioFormat {
  /// How a sample of PCM is packed; nil for other sound.
  private var sample: (flags: AudioFormatFlags, bytes: UInt32)? {
    switch commonFormat {
    case .pcmFormatFloat32: (kAudioFormatFlagIsFloat, 4)
    case .pcmFormatFloat64: (kAudioFormatFlagIsFloat, 8)
    case .pcmFormatInt16: (kAudioFormatFlagIsSignedInteger, 2)
    case .pcmFormatInt32: (kAudioFormatFlagIsSignedInteger, 4)
    case .otherFormat: nil
    }
  }

  /// [D] The bytes are those of one channel where channels are apart.
  private var stream: AudioStreamBasicDescription {
    var stream = AudioStreamBasicDescription()
    (stream.mSampleRate, stream.mChannelsPerFrame) = (sampleRate, channelCount)
    guard let sample else { return stream }
    let channels = isInterleaved ? channelCount : 1
    (stream.mFormatID, stream.mFramesPerPacket) = (kAudioFormatLinearPCM, 1)
    stream.mFormatFlags = sample.flags | kAudioFormatFlagIsPacked
    if !isInterleaved { stream.mFormatFlags |= kAudioFormatFlagIsNonInterleaved }
    (stream.mBytesPerFrame, stream.mBytesPerPacket) =
      (sample.bytes * channels, sample.bytes * channels)
    stream.mBitsPerChannel = sample.bytes * 8
    return stream
  }

  public var formatDescription: CMAudioFormatDescription { CMFormatDescription(stream) }

  /// Nil without a rate.
  public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
    let stream = asbd.pointee
    guard stream.mSampleRate > 0 else { return nil }
    self.init(
      commonFormat: Self.common(stream),
      sampleRate: stream.mSampleRate,
      channels: stream.mChannelsPerFrame,
      interleaved: stream.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0
    )
  }

  public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
    let stream = formatDescription.audioStreamBasicDescription ?? AudioStreamBasicDescription()
    self.init(
      stream.mSampleRate,
      stream.mChannelsPerFrame,
      Self.common(stream),
      stream.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0
    )
  }

  private static func common(_ stream: AudioStreamBasicDescription) -> AVAudioCommonFormat {
    guard stream.mFormatID == kAudioFormatLinearPCM else { return .otherFormat }
    let isFloat = stream.mFormatFlags & kAudioFormatFlagIsFloat != 0
    switch (isFloat, stream.mBitsPerChannel) {
    case (true, 32): return .pcmFormatFloat32
    case (true, 64): return .pcmFormatFloat64
    case (false, 16): return .pcmFormatInt16
    case (false, 32): return .pcmFormatInt32
    default: return .otherFormat
    }
  }
}
