import Timeline

/// The arguments of a command line, sorted into flags and arguments but not yet validated.
struct RawArguments: Equatable {
  var command: String
  var arguments: [String] = []
  /// Flag name → its value; a switch has the empty value.
  var flags: [String: String] = [:]
  /// The flags that `--across` sets, one after the other.
  var varied: Set<String> = []

  /// Sorts `words` by the rows that `command` knows.
  ///
  /// `--flag value`, `--flag=value`, `-f value`, `-fvalue` and the closing `--` all work.
  init(command: String, words: [String], rows: [Flag]) throws(UsageError) {
    self.command = command
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        arguments += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      let split = try Self.split(word, command: command, rows: rows)
      let value = try Self.value(of: split.flag, written: split.value, rest: &rest)
      guard flags.updateValue(value, forKey: split.flag.name) == nil else {
        throw .repeatedFlag("--" + split.flag.name)
      }
    }
  }

  func has(_ flag: String) -> Bool { flags[flag] != nil }

  private static func split(
    _ word: String,
    command: String,
    rows: [Flag]
  ) throws(UsageError) -> (flag: Flag, value: String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let name = String(parts.first ?? "")
      guard let flag = rows.first(where: { $0.name == name }) else {
        let nearest = NearestWord.to(name, among: rows.map(\.name)).map { "--" + $0 }
        throw .unknownFlag("--" + name, command: command, nearest: nearest)
      }
      return (flag, parts.count == 2 ? String(parts[1]) : nil)
    }
    let letter = word.dropFirst().first
    guard let flag = rows.first(where: { $0.letter != nil && $0.letter == letter }) else {
      throw .unknownFlag(word, command: command, nearest: nil)
    }
    let tail = String(word.dropFirst(2))
    return (flag, tail.isEmpty ? nil : tail)
  }

  private static func value(
    of flag: Flag,
    written: String?,
    rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = flag.value else {
      guard written == nil else { throw .unexpectedValue(flag: "--" + flag.name) }
      return ""
    }
    if let written { return written }
    // A value never begins with two dashes: in `--out --force` the folder is missing.
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw .missingValue(flag: "--" + flag.name, value: placeholder)
    }
    rest.removeFirst()
    return next
  }
}
