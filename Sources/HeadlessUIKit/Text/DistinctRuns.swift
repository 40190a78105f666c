public import Foundation

/// Changes of attributed strings that keep the numbers of attributes of neighbouring runs apart.
///
/// Foundation on Linux ends the process when it compares two runs with as many attributes each, of
/// which one is an object such as a font. `transrender try` has apps change their texts by these;
/// views take copies so.
public enum DistinctRuns {
  public typealias Attributes = [NSAttributedString.Key: Any]

  private struct Run {
    var attributes: Attributes
    var length: Int
  }

  // They mean nothing.
  private static let marks = ["UIKitRun1", "UIKitRun2"].map { NSAttributedString.Key($0) }

  /// Calls a block with the attributes of each run and its range, until it sets its last argument.
  public static func enumerate(
    _ text: NSAttributedString,
    in range: NSRange,
    backwards: Bool,
    _ block: (Attributes, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var start = range.location
    let parts = pieces(of: runs(of: text), in: range).map { run -> (Attributes, NSRange) in
      defer { start += run.length }
      return (run.attributes, NSRange(location: start, length: run.length))
    }
    var isOver = ObjCBool(false)
    for (attributes, range) in backwards ? parts.reversed() : parts where !isOver.boolValue {
      block(attributes, range, &isOver)
    }
  }

  /// A copy of a text, which Foundation would make by comparing neighbours.
  static func copy(of text: NSAttributedString) -> NSMutableAttributedString {
    guard cannotBeCompared(text) else { return NSMutableAttributedString(attributedString: text) }
    let copy = NSMutableAttributedString(string: "")
    replace(NSRange(location: 0, length: 0), of: copy, by: text)
    return copy
  }

  /// Whether neighbours with as many attributes have different objects under one key.
  private static func cannotBeCompared(_ text: NSAttributedString) -> Bool {
    let runs = text.runs(in: NSRange(location: 0, length: text.length)).map { $0.attributes }
    return zip(runs, runs.dropFirst()).contains { one, next in
      one.count == next.count
        && one.contains { key, value in
          guard let other = next[key], type(of: value) is NSObject.Type else { return false }
          return (value as AnyObject) !== (other as AnyObject)
        }
    }
  }

  /// Replaces a part of a text by another text.
  public static func replace(
    _ range: NSRange,
    of text: NSMutableAttributedString,
    by other: NSAttributedString
  ) {
    let old = runs(of: text)
    let all = before(range, old) + runs(of: other) + after(range, old, text.length)
    write([Run(attributes: [:], length: text.length)], to: text)
    text.replaceCharacters(in: range, with: other.string)
    write(all, to: text)
  }

  /// Changes the attributes of a part of a text.
  public static func change(
    _ range: NSRange,
    of text: NSMutableAttributedString,
    _ change: (inout Attributes) -> Void
  ) {
    let old = runs(of: text)
    var changed = pieces(of: old, in: range)
    for index in changed.indices { change(&changed[index].attributes) }
    write(before(range, old) + changed + after(range, old, text.length), to: text)
  }

  // MARK: Runs

  private static func runs(of text: NSAttributedString) -> [Run] {
    text.runs(in: NSRange(location: 0, length: text.length)).map { attributes, range in
      Run(attributes: attributes.filter { !marks.contains($0.key) }, length: range.length)
    }
  }

  private static func before(_ range: NSRange, _ runs: [Run]) -> [Run] {
    pieces(of: runs, in: NSRange(location: 0, length: range.location))
  }

  private static func after(_ range: NSRange, _ runs: [Run], _ length: Int) -> [Run] {
    let end = NSMaxRange(range)
    return pieces(of: runs, in: NSRange(location: end, length: length - end))
  }

  private static func pieces(of runs: [Run], in range: NSRange) -> [Run] {
    var start = 0
    return runs.compactMap { run in
      defer { start += run.length }
      let own = NSRange(location: start, length: run.length)
      let length = NSIntersectionRange(own, range).length
      return length > 0 ? Run(attributes: run.attributes, length: length) : nil
    }
  }

  /// All at once first, so that each run has been compared with none when the next is set.
  private static func write(_ runs: [Run], to text: NSMutableAttributedString) {
    text.beginEditing()
    defer { text.endEditing() }
    text.setAttributes(nil, range: NSRange(location: 0, length: text.length))
    var (start, count) = (0, 0)
    for run in runs {
      var attributes = run.attributes
      for mark in marks where attributes.count == count { attributes[mark] = 1 }
      count = attributes.count
      text.setAttributes(attributes, range: NSRange(location: start, length: run.length))
      start += run.length
    }
  }
}
