/// Why a recording could not be compared at all.
public enum SnapshotFault: Error, Hashable, Sendable {
  case unknownRecordMode(String)
  case emptyVariable(String)
  case noPackage(file: String)
  case namelessGolden(test: String)
  case claimedTwice(golden: String, first: String, second: String)
  case unwritable(path: String, reason: String)
  case viewInHierarchy(String)
  case viewWithoutSize(String)
}

extension SnapshotFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownRecordMode(let word):
      "TRANSRENDER_RECORD is '\(word)'; choose one of "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    case .emptyVariable(let name):
      "\(name) is empty; give it a path or unset it"
    case .noPackage(let file):
      "there is no Package.swift above \(file) to keep goldens beside; set TRANSRENDER_GOLDENS to "
        + "a folder"
    case .namelessGolden(let test):
      "\(test) has no characters that can be in a file name; pass a `named:` in plain letters"
    case .claimedTwice(let golden, let first, let second) where first == second:
      "the golden \(golden) is compared twice at \(first); give each recording its own `named:`, "
        + "and each argument of a parameterised test its own `case:`"
    case .claimedTwice(let golden, let first, let second):
      "the golden \(golden) is claimed at \(first) and at \(second); give one of them another "
        + "`named:`"
    case .viewInHierarchy(let view):
      "the \(view) has a superview; pass a view without one, or use assertScreen for its screen"
    case .viewWithoutSize(let view):
      "the \(view) has no size; give it bounds, constraints or a `size:`"
    case .unwritable(let path, let reason):
      "cannot write \(path): \(reason); check its permissions or set TRANSRENDER_ARTIFACTS"
    }
  }
}
