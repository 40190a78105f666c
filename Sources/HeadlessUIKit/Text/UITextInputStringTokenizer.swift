public import Foundation

/// Finds the units of what a view has written.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    unit(around: position, granularity, direction).flatMap(textRange)
  }

  /// [I] Forward, the end of a unit is its boundary, backward its beginning.
  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let offset = offset(of: position) else { return false }
    let isForward = isForward(direction, at: position)
    return units(granularity).contains {
      (isForward ? NSMaxRange($0) : $0.location) == offset
    }
  }

  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let offset = offset(of: position) else { return nil }
    let units = units(granularity)
    let boundary =
      isForward(direction, at: position)
      ? units.map(NSMaxRange).first { $0 > offset } : units.map(\.location).last { $0 < offset }
    return boundary.flatMap(place)
  }

  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    unit(around: position, granularity, direction) != nil
  }
}

extension UITextInputStringTokenizer {
  /// [D] At a boundary, the unit that lies in the direction.
  private func unit(
    around position: UITextPosition,
    _ granularity: UITextGranularity,
    _ direction: UITextDirection
  ) -> NSRange? {
    guard let offset = offset(of: position) else { return nil }
    let isForward = isForward(direction, at: position)
    return units(granularity).first { unit in
      isForward
        ? unit.location <= offset && offset < NSMaxRange(unit)
        : unit.location < offset && offset <= NSMaxRange(unit)
    }
  }

  /// [I] A direction on the screen leads where the letters around the position run.
  private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
    guard let seen = direction.inLayout else {
      return direction == .storage(.forward)
    }
    return input?.isForward(seen, at: position) ?? false
  }

  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    return switch granularity {
    case .character: TextUnits.characters(of: text)
    case .word: TextUnits.words(of: text)
    case .sentence: TextUnits.sentences(of: text)
    case .paragraph: TextUnits.paragraphs(of: text)
    case .line: lines(of: text)
    case .document: [NSRange(location: 0, length: text.utf16.count)]
    }
  }

  /// Characters whose insertion points are at one height.
  private func lines(of text: String) -> [NSRange] {
    var lines: [NSRange] = []
    var height: CGFloat?
    for character in TextUnits.characters(of: text) {
      guard let place = place(character.location), let input else { return lines }
      let own = input.caretRect(for: place).midY
      if let height, abs(own - height) < 1, let last = lines.last {
        lines[lines.count - 1].length = NSMaxRange(character) - last.location
      } else {
        lines.append(character)
        height = own
      }
    }
    return lines
  }

  private func offset(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func place(_ offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  private func textRange(_ range: NSRange) -> UITextRange? {
    guard let start = place(range.location), let end = place(NSMaxRange(range)) else {
      return nil
    }
    return input?.textRange(from: start, to: end)
  }
}
