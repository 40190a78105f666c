import Testing

@testable import HeadlessUIKit

/// What digits make of a time.
@Suite struct TypedTimeTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let digits: [Int]
    let usesHalves: Bool
    let hour: Int?
    let minute: Int?
    var testDescription: String { "\(digits) \(usesHalves ? "of twelve" : "of a day")" }
  }

  @Test(arguments: [
    Sample(digits: [], usesHalves: true, hour: nil, minute: nil),
    Sample(digits: [7], usesHalves: true, hour: 7, minute: nil),
    Sample(digits: [1, 2], usesHalves: true, hour: 12, minute: nil),
    Sample(digits: [1, 3], usesHalves: true, hour: 1, minute: 3),
    Sample(digits: [1, 3], usesHalves: false, hour: 13, minute: nil),
    Sample(digits: [7, 4, 5], usesHalves: true, hour: 7, minute: 45),
    Sample(digits: [0], usesHalves: true, hour: nil, minute: nil),
    Sample(digits: [0, 7, 4, 5], usesHalves: true, hour: 7, minute: 45),
    Sample(digits: [2, 3, 5, 9], usesHalves: false, hour: 23, minute: 59),
    Sample(digits: [1, 0, 6], usesHalves: false, hour: 10, minute: 6),
    Sample(digits: [1, 0, 6, 1], usesHalves: false, hour: 1, minute: nil),
    Sample(digits: [2, 3, 5, 9, 8], usesHalves: false, hour: 8, minute: nil),
  ])
  func hoursComeBeforeMinutes(sample: Sample) {
    var typed = TypedTime(usesHalves: sample.usesHalves)
    for digit in sample.digits { typed.type(digit) }
    #expect(typed.hour == sample.hour && typed.minute == sample.minute)
  }

  @Test func theLastDigitIsDeleted() {
    var typed = TypedTime(usesHalves: false)
    for digit in [1, 0, 3] { typed.type(digit) }
    typed.deleteLast()
    #expect(typed.hour == 10 && typed.minute == nil)
    for _ in 0..<3 { typed.deleteLast() }
    #expect(typed.hour == nil && typed.isEmpty)
  }

  /// A zero, which is no hour yet, was no text, so that the return key was disabled.
  @MainActor
  @Test(arguments: [0, 7])
  func aDigitIsTextUntilItIsDeleted(digit: Int) {
    let entry = TimeEntry(usesHalves: true)
    #expect(!entry.hasText)
    entry.insertText("\(digit)")
    #expect(entry.hasText)
    entry.deleteBackward()
    #expect(!entry.hasText)
  }
}
