/// Checks for combinations that a command does not accept.
extension RawArguments {
  /// Checks the number of arguments that are not flags.
  func expectArguments(named names: [String], optional: Int = 0) throws(UsageError) {
    let missing = names.dropFirst(arguments.count)
    guard missing.isEmpty else {
      throw .missingArgument(missing.joined(separator: " and "), command: command)
    }
    let most = names.count + optional
    if arguments.count > most { throw .extraArgument(arguments[most], command: command) }
  }

  /// Refuses flags that would have no effect, instead of ignoring them.
  func refuse(_ refused: [Flag], _ reason: String) throws(InputError) {
    guard let flag = refused.first(where: { has($0.name) }) else { return }
    throw InputError("--\(flag.name) has no effect here: \(reason); leave it out")
  }

  func scale() throws(UsageError) -> Double? { try number("scale", in: 0.1...16) }
}
