internal import Foundation

/// The location in the tests at which a recording is compared.
public struct SnapshotSource: Hashable, Sendable {
  public let fileID: String
  public let filePath: String
  public let function: String
  public let line: Int
  public let column: Int

  public init(
    fileID: String,
    filePath: String,
    function: String,
    line: Int,
    column: Int
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
  }

  /// `CheckoutTransitions` of `App/CheckoutTransitions.swift`.
  var suite: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }

  var location: String { "\(fileID):\(line)" }

  /// The folder with the manifest of the package that the test belongs to.
  func packageFolder() throws(SnapshotFault) -> URL {
    var folder = URL(filePath: filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    throw .noPackage(file: filePath)
  }
}
