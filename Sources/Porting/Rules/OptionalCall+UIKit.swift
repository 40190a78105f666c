// Calls of UIKit's requirements, which have a default implementation here.

extension OptionalCall {
  /// The name of UIKit's requirement.
  func fullName(with labels: [String?]) -> String? {
    let exact = spelled(with: labels)
    if parenthesis != nil, UIKitRequirements.answer(to: exact) != nil { return exact }
    let closures = file.closures(after: head)
    return UIKitRequirements.name(beginningWith: String(exact.dropLast()), andMore: closures)
  }

  func port(
    _ full: String,
    answering answer: UIKitRequirements.Answer,
    _ draft: inout Draft
  ) {
    let start = file.startOfReceiver(before: dot) ?? name
    let end = end(of: full)
    let meansTheSame =
      switch answer {
      case .nothing: !isAsked(from: start, to: end)
      case .perhaps: file.kind(name + 1) == .postfixQuestion
      case .usual: !isCompared(from: start, to: end)
      case .something: false
      }
    // Nobody asks whether these were answered.
    let isPlain =
      file.kind(name + 1) == .postfixExclamation || file.isStatement(from: start, to: end)
      || isDiscarded(from: start, to: end)
    guard isPlain || meansTheSame || UIKitRequirements.isRecorded(full) else {
      return leave("whether UIKit's delegate implements this cannot be determined here", &draft)
    }
    draft.replace(name + 1..<name + 2, in: number, by: "")
    if !isPlain, !meansTheSame {
      let goesOn = file.kind(end + 1) == .dot
      draft.insert("OptionalRequirement.answer(to: \"\(full)\", ", before: start, in: number)
      draft.insert(goesOn ? ")?" : ")", after: end, in: number)
    } else if !isPlain, answer == .usual {
      keepOptional(from: start, to: end, &draft)
    }
    castDelegate(from: start, asked: full, &draft)
    draft.rewrote("a call of UIKit's requirement", by: "optional calls", at: name, in: number)
  }

  /// Whether it is all that follows `_ =`.
  private func isDiscarded(from start: Int, to end: Int) -> Bool {
    file.kind(start - 1) == .equal && file.is(start - 2, "_")
      && file.isStatement(from: start - 2, to: end)
  }

  private func isCompared(from start: Int, to end: Int) -> Bool {
    [start - 1, end + 1].contains { file.is($0, "==") || file.is($0, "!=") }
  }

  /// Whether it matters that the call was made: it is compared, bound, or has an alternative.
  private func isAsked(from start: Int, to end: Int) -> Bool {
    isCompared(from: start, to: end) || file.is(end + 1, "??")
      || file.kind(start - 1) == .equal && !file.is(start - 2, "_")
      || file.kind(start - 1) == .equal && [.let, .var, .case].contains(file.word(start - 3))
  }

  /// The delegate of a list or a text is that of a scroll view here: `list.delegate?.tableView?(…)` asks
  /// `(list.delegate as? any UITableViewDelegate)?`.
  private func castDelegate(from start: Int, asked full: String, _ draft: inout Draft) {
    let last = receiver
    guard last < dot - 1, file.is(last, "delegate"), let kind = Self.delegate(asked: full),
      [nil, "UIScrollViewDelegate"].contains(receiverType)
    else { return }
    let mark = file.kind(last + 1) == .postfixExclamation ? "!" : "?"
    draft.insert("(", before: start, in: number)
    let chain = mark == "?" ? "?." : "."
    draft.replace(last + 1..<dot + 1, in: number, by: " as\(mark) any \(kind))\(chain)")
  }

  /// What a data source is asked, whose name begins like the delegate's.
  private static let ofDataSources = [
    "canEdit", "canMove", "commit:", "moveRow", "moveItem", "titleForHeader", "titleForFooter",
    "sectionForSectionIndex", "cellFor", "numberOf", "prefetch", "cancelPrefetching",
    "viewForSupplementary", "indexPathForIndexTitle",
  ]

  private static func delegate(asked full: String) -> String? {
    if ofDataSources.contains(where: full.contains) { return nil }
    if full.hasPrefix("tableView") { return "UITableViewDelegate" }
    if full.hasPrefix("collectionView(_:layout:") { return "UICollectionViewDelegateFlowLayout" }
    if full.hasPrefix("collectionView") { return "UICollectionViewDelegate" }
    return full.hasPrefix("textView") ? "UITextViewDelegate" : nil
  }

  /// The last token, closures that are arguments included.
  private func end(of full: String) -> Int {
    let arguments = parenthesis.map(file.labels(ofCall:))?.count ?? 0
    var last = head
    for _ in arguments..<max(full.count { $0 == ":" }, arguments) {
      guard let brace = (last + 1...last + 3).first(where: { file.kind($0) == .leftBrace }) else {
        break
      }
      last = file.partners[brace]
    }
    return last
  }

  /// The answer of a call without `?` before its name is no longer optional.
  private func keepOptional(from start: Int, to end: Int, _ draft: inout Draft) {
    let isChained = (start..<name).contains { file.kind($0) == .postfixQuestion }
    guard !isChained else { return }
    draft.insert("Optional(", before: start, in: number)
    draft.insert(")", after: end, in: number)
  }
}
