import Foundation
import TestSupport
import Testing

@testable import ApplePlaceholders

/// Patterns of a device that does not vibrate.
@Suite struct HapticTests {
  private typealias Entry = [CHHapticPattern.Key: Any]

  private func event(_ type: Any, at time: Any) -> Entry {
    let parameters: [Entry] = [
      [.parameterID: CHHapticEvent.ParameterID.hapticSharpness, .parameterValue: 0.5]
    ]
    let event: Entry = [
      .eventType: type, .eventParameters: parameters, .time: time, .eventDuration: 0.25,
    ]
    return [.event: event]
  }

  @Test func aDictionaryIsReadAsItsEvents() throws {
    let entries = [
      event(CHHapticEvent.EventType.hapticTransient, at: 0.5), event("HapticContinuous", at: 1),
    ]
    let pattern = try CHHapticPattern(dictionary: [.pattern: entries])
    #expect(pattern.events.map(\.type) == [.hapticTransient, .hapticContinuous])
    #expect(pattern.duration == 1.25)
    let parameter = try #require(pattern.events.first?.eventParameters.first)
    #expect(parameter.parameterID == .hapticSharpness && parameter.value == 0.5)
  }

  @Test func aFileIsReadAsItsEvents() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = folder.url.appending(path: "pattern.ahap")
    let text = """
      {"Version": 1, "Pattern": [{"Event": {
        "Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 0.25,
        "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 1}]
      }}]}
      """
    try Data(text.utf8).write(to: file)
    let pattern = try CHHapticPattern(contentsOf: file)
    #expect(pattern.events.map(\.type) == [.hapticContinuous])
    #expect(pattern.duration == 0.75)
    #expect(pattern.events.first?.eventParameters.map(\.value) == [1])
    try Data("{}".utf8).write(to: file)
    #expect(throws: CHHapticError(.invalidPatternDictionary)) {
      try CHHapticPattern(contentsOf: file)
    }
  }

  @Test func whatIsNoPatternSaysWhy() {
    #expect(throws: CHHapticError(.invalidPatternDictionary)) {
      try CHHapticPattern(dictionary: [.version: 1])
    }
    #expect(throws: CHHapticError(.invalidEventType)) {
      try CHHapticPattern(dictionary: [.pattern: [event("Thunder", at: 0)]])
    }
    #expect(throws: CHHapticError(.badEventEntry)) {
      try CHHapticPattern(dictionary: [.pattern: [event("HapticTransient", at: "soon")]])
    }
  }

  @Test func aCurveKeepsItsPoints() {
    let curve = CHHapticParameterCurve(
      parameterID: .hapticIntensityControl,
      controlPoints: [.init(relativeTime: 0, value: 0), .init(relativeTime: 1, value: 0.5)],
      relativeTime: 2
    )
    #expect(curve.controlPoints.map(\.value) == [0, 0.5] && curve.relativeTime == 2)
  }
}
