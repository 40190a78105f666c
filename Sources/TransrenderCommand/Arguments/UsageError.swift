/// What was wrong with a command line; each case describes itself with its remedy.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownFlag(String, command: String, nearest: String?)
  case missingValue(flag: String, value: String)
  case unexpectedValue(flag: String)
  case repeatedFlag(String)
  case badValue(flag: String, found: String, expected: String)
  case badArgument(String, expected: String)
  case conflict(String, String)
  case missingArgument(String, command: String)
  case extraArgument(String, command: String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "unknown command '\(word)'\(hint(nearest, "; "))`transrender help` lists the commands"
    case .unknownFlag(let flag, let command, let nearest):
      "'\(command)' has no flag \(flag)\(hint(nearest, "; "))see `transrender help \(command)`"
    case .missingValue(let flag, let value):
      "\(flag) needs a value: \(flag) \(value)"
    case .unexpectedValue(let flag):
      "\(flag) takes no value; write \(flag) alone"
    case .repeatedFlag(let flag):
      "\(flag) is given twice; keep one"
    case .badValue(let flag, let found, let expected):
      "\(flag) '\(found)' is not \(expected)"
    case .badArgument(let word, let expected):
      "'\(word)' is not \(expected)"
    case .conflict(let one, let other):
      "\(one) and \(other) cannot be combined; keep one"
    case .missingArgument(let name, let command):
      "'\(command)' needs \(name); see `transrender help \(command)`"
    case .extraArgument(let word, let command):
      "unexpected argument '\(word)'; see `transrender help \(command)`"
    }
  }

  private func hint(_ nearest: String?, _ otherwise: String) -> String {
    nearest.map { ", did you mean '\($0)'? " } ?? otherwise
  }
}
