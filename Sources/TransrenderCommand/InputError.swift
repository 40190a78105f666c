import Catalogue
import FrameExport
import ScreenFile

/// Errors in the caller's input: the command exits with the code for bad input.
protocol BadInput: Error {}

/// An input that cannot be used; the description is one sentence with its remedy.
struct InputError: BadInput, CustomStringConvertible, Equatable {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension UsageError: BadInput {}
extension CatalogueError: BadInput {}
extension ScreenFileError: BadInput {}

/// A result that ends a command with a specific exit code although nothing failed.
struct Finding: Error, CustomStringConvertible {
  var code: ExitCode
  var description: String

  /// For warnings, each of which was shown before.
  static let strictness =
    "--strict treats warnings as errors; mend what is shown above, or leave --strict out"
}
