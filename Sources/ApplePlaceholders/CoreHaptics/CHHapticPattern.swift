public import Foundation

/// What is to be felt, and when.
open class CHHapticPattern: NSObject {
  /// A name in a pattern's dictionary, or in its file.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    // [D] CHHapticPattern.h; Apple Haptic and Audio Pattern files.
    public static let version = Key(rawValue: "Version")
    public static let pattern = Key(rawValue: "Pattern")
    public static let event = Key(rawValue: "Event")
    public static let eventType = Key(rawValue: "EventType")
    public static let time = Key(rawValue: "Time")
    public static let eventDuration = Key(rawValue: "EventDuration")
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
    public static let eventParameters = Key(rawValue: "EventParameters")
    public static let parameter = Key(rawValue: "Parameter")
    public static let parameterID = Key(rawValue: "ParameterID")
    public static let parameterValue = Key(rawValue: "ParameterValue")
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
  }

  public let events: [CHHapticEvent]

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    super.init()
  }

  public convenience init(
    events: [CHHapticEvent],
    parameterCurves: [CHHapticParameterCurve]
  ) throws { try self.init(events: events, parameters: []) }

  /// Its events only: parameters and their curves change nothing that is seen.
  public convenience init(dictionary patternDict: [Key: Any]) throws {
    try self.init(events: PatternDictionary(patternDict).events(), parameters: [])
  }

  /// [D] From an Apple Haptic and Audio Pattern file (AHAP), which is JSON.
  public convenience init(contentsOf ahapURL: URL) throws {
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: ahapURL))
    try self.init(dictionary: PatternDictionary.named(file) as? [Key: Any] ?? [:])
  }

  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
