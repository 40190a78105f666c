import Foundation

/// Reads the events of a pattern that is written as a dictionary.
struct PatternDictionary {
  typealias Entry = [CHHapticPattern.Key: Any]

  private let values: Entry

  init(_ values: Entry) {
    self.values = values
  }

  func events() throws -> [CHHapticEvent] {
    guard let pattern = values[.pattern] as? [Entry] else {
      throw CHHapticError(.invalidPatternDictionary)
    }
    return try pattern.compactMap { entry in
      guard let event = entry[.event] else { return nil }
      guard let event = event as? Entry else { throw CHHapticError(.badEventEntry) }
      return try Self.event(event)
    }
  }

  private static func event(_ entry: Entry) throws -> CHHapticEvent {
    guard let type: CHHapticEvent.EventType = name(entry[.eventType]) else {
      throw CHHapticError(.invalidEventType)
    }
    guard let time = number(entry[.time]) else { throw CHHapticError(.badEventEntry) }
    return CHHapticEvent(
      eventType: type,
      parameters: try (entry[.eventParameters] as? [Entry] ?? []).map(parameter),
      relativeTime: time,
      duration: number(entry[.eventDuration]) ?? 0
    )
  }

  private static func parameter(_ entry: Entry) throws -> CHHapticEventParameter {
    guard let id: CHHapticEvent.ParameterID = name(entry[.parameterID]),
      let value = number(entry[.parameterValue])
    else { throw CHHapticError(.badParameterEntry) }
    return CHHapticEventParameter(parameterID: id, value: Float(value))
  }

  /// What a file says, with its names as keys.
  static func named(_ value: Any) -> Any {
    switch value {
    case let list as [Any]: list.map(named)
    case let entry as [String: Any]:
      Dictionary(
        uniqueKeysWithValues: entry.map { (CHHapticPattern.Key(rawValue: $0), named($1)) }
      )
    default: value
    }
  }

  /// A name is given as itself or as its text.
  private static func name<Name: RawRepresentable<String>>(_ value: Any?) -> Name? {
    value as? Name ?? (value as? String).flatMap(Name.init(rawValue:))
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
