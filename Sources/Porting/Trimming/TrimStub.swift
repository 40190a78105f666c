/// The replacement of a body that does not compile.
struct TrimStub {
  let declaration: Declaration
  let source: Source
  let reason: String
  let line: Int

  /// In place of one statement.
  var statement: String { "MissingCode.pass" + arguments }

  private var arguments: String {
    "(\(Self.quoted(description)), because: \(Self.quoted(reason)))"
  }

  /// In place of the whole body.
  var text: String {
    guard returnsNothing else {
      return (returnsValue ? "MissingCode.value" : "MissingCode.stop") + arguments
    }
    return (superCall.map { "\($0); " } ?? "") + "MissingCode.skip\(arguments)"
  }

  private var description: String {
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    let name = declaration.name.isEmpty ? "init" : declaration.name
    return "\(name) (\(file):\(line))"
  }

  private var returnsNothing: Bool {
    guard declaration.kind == .function || declaration.kind == .deinitializer else { return false }
    guard let type = declaration.type else { return true }
    return ["Void", "()", "Swift.Void"].contains(source.flat(type))
  }

  /// Whether the type of the value is written, so that an empty one can stand for it.
  private var returnsValue: Bool {
    guard declaration.kind != .initializer, let type = declaration.type else { return false }
    return source.word(type.lowerBound) != .some && source.flat(type) != "Never"
  }

  /// The call of super that overrides need, since containers rely on it.
  private var superCall: String? {
    guard declaration.kind == .function, declaration.has(.override), !declaration.isStatic,
      !declaration.parameters.contains(where: { $0.isVariadic || $0.isInout })
    else { return nil }
    let arguments = declaration.parameters.map { parameter in
      (parameter.label.map { $0 + ": " } ?? "") + parameter.name
    }
    let marks = (declaration.throwsErrors ? "try " : "") + (declaration.isAsync ? "await " : "")
    return "\(marks)super.\(declaration.name)(\(arguments.joined(separator: ", ")))"
  }

  private static func quoted(_ text: String) -> String {
    let safe = text.map { character in
      switch character {
      case "\\", "\"": "\\\(character)"
      case "\n", "\r", "\t": " "
      default: String(character)
      }
    }
    return "\"" + safe.joined() + "\""
  }
}
