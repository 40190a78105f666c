/// Evaluates a compilation condition without building.
struct Condition {
  private let source: Source
  private let end: Int
  private var index: Int
  private var depth = 0

  /// nil if it depends on build flags.
  static func truth(of range: Range<Int>, in source: Source) -> Bool? {
    guard !range.isEmpty else { return nil }
    var reader = Condition(source: source, end: range.upperBound, index: range.lowerBound)
    let truth = reader.either()
    return reader.index == range.upperBound ? truth : nil
  }

  private mutating func either() -> Bool? {
    var truth = both()
    while index < end, source.is(index, "||") {
      index += 1
      let other = both()
      truth = truth == true || other == true ? true : truth == false && other == false ? false : nil
    }
    return truth
  }

  private mutating func both() -> Bool? {
    var truth = single()
    while index < end, source.is(index, "&&") {
      index += 1
      let other = single()
      truth = truth == false || other == false ? false : truth == true && other == true ? true : nil
    }
    return truth
  }

  private mutating func single() -> Bool? {
    guard index < end, depth < 64 else { return nil }
    if source.is(index, "!") {
      index += 1
      depth += 1
      defer { depth -= 1 }
      return single().map { !$0 }
    }
    if source.kind(index) == .leftParenthesis {
      index += 1
      depth += 1
      defer { depth -= 1 }
      let truth = either()
      if source.kind(index) == .rightParenthesis { index += 1 }
      return truth
    }
    return term()
  }

  private mutating func term() -> Bool? {
    let name = source.text(index)
    index += 1
    guard index < end, source.kind(index) == .leftParenthesis, source.partners[index] < end else {
      return name == "true" ? true : name == "false" ? false : nil
    }
    let argument = index + 1
    let isSingle = source.partners[index] == argument + 1
    index = source.after(index)
    guard isSingle else { return nil }
    return truth(of: name, source.text(argument))
  }

  private func truth(of test: String, _ argument: String) -> Bool? {
    switch test {
    case "os": argument == "iOS" ? true : argument == "Linux" ? nil : false
    case "targetEnvironment": argument == "simulator"
    case "canImport":
      AppleModule.isHere(argument) || source.hasReplacement(of: argument, behind: end)
        ? true : AppleModule.isMissing(argument) ? false : nil
    default: nil
    }
  }
}
