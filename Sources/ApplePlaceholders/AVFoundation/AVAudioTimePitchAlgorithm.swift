/// How sound keeps its pitch at another rate.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let lowQualityZeroLatency = Self(rawValue: "LowQualityZeroLatency")
  public static let timeDomain = Self(rawValue: "TimeDomain")
  public static let spectral = Self(rawValue: "Spectral")
  public static let varispeed = Self(rawValue: "Varispeed")
}

public struct AVAudioSpatializationFormats: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D]
  public static let monoAndStereo = Self(rawValue: 3)
  public static let multichannel = Self(rawValue: 4)
  public static let monoStereoAndMultichannel = Self(rawValue: 7)
}
