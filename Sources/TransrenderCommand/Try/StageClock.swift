/// A file for a module that asks what time it is: dates of "now" follow the virtual clock, so that a
/// film is the same on every day.
struct StageClock {
  private let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  /// Nil if the module does not ask.
  var text: String? {
    guard asks else { return nil }
    let dates = Self.dates.filter { !declares($0.declarations) }.map(\.text)
    let days = Self.days.filter { !declares($0.declarations) }.map(\.text)
    return """
      import Foundation
      import UIKit

      extension Foundation.Date {
        init() { self.init(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()) }
      \(dates.joined(separator: "\n"))
      }

      extension Foundation.Calendar {
      \(days.joined(separator: "\n"))
      }

      """
  }

  private var asks: Bool {
    // By Unicode's rules there is no boundary in `date.timeIntervalSinceNow`.
    let question = /\bDate(\(\)|\.now\b|\.init\b)|\btimeIntervalSinceNow\b|\bisDateIn[TY]/
      .wordBoundaryKind(.simple)
    return texts.contains { $0.contains(question) }
  }

  /// Whether the app has the member, which would be declared twice.
  private func declares(_ declarations: [String]) -> Bool {
    let spellings = declarations.flatMap { [$0 + ":", $0 + " ", $0 + "("] }
    return texts.contains { text in spellings.contains { text.contains($0) } }
  }

  private static let dates = [
    (
      declarations: ["var timeIntervalSinceNow"],
      text: "  init(timeIntervalSinceNow interval: TimeInterval) {"
        + " self = Foundation.Date().addingTimeInterval(interval) }\n"
        + "  var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Foundation.Date()) }"
    ),
    (
      declarations: ["static var now", "static let now", "class var now"],
      text: "  static var now: Foundation.Date { Foundation.Date() }"
    ),
  ]

  private static let days = [
    day("isDateInToday", 0), day("isDateInYesterday", -1), day("isDateInTomorrow", 1),
  ]

  private static func day(_ name: String, _ offset: Int) -> (declarations: [String], text: String) {
    (
      ["func \(name)"],
      "  func \(name)(_ date: Foundation.Date) -> Bool {"
        + " self.date(byAdding: .day, value: \(offset), to: Foundation.Date())"
        + ".map { isDate(date, inSameDayAs: $0) } ?? false }"
    )
  }
}
