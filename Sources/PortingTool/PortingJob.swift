import DataModels
import Foundation
import Porting

/// Sources of one module → ported files, of which only those are written that change.
struct PortingJob {
  private let pairs: [(source: String, output: String)]

  init(_ pairs: [(String, String)]) {
    self.pairs = pairs
  }

  func run(complaining complain: (String) -> Void) throws {
    let files = try pairs.map { pair in
      PortedModule.File(path: pair.source, text: try Self.text(URL(filePath: pair.source)))
    }
    let module = PortedModule(files)
    for (file, pair) in zip(module.files, pairs) {
      try write(Self.located(file), to: URL(filePath: pair.output))
    }
    for note in module.notes where note.outcome == .left {
      let remedy = note.remedy.map { "; \($0)" } ?? ""
      complain("\(note.path):\(note.line): warning: \(note.reason)\(remedy)")
    }
  }

  /// A data model stands for the classes that Xcode writes for it.
  private static func text(_ source: URL) throws -> [UInt8] {
    source.pathExtension == "xcdatamodeld"
      ? Array(try ModelDocument(source).classes().utf8) : Array(try Data(contentsOf: source))
  }

  /// Its first line makes the compiler speak of the original.
  private static func located(_ file: PortedModule.File) -> Data {
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return Data("#sourceLocation(file: \"\(path)\", line: 1)\n".utf8) + Data(file.text)
  }

  private func write(_ data: Data, to output: URL) throws {
    guard FileManager.default.contents(atPath: output.path(percentEncoded: false)) != data else {
      return
    }
    let folder = output.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: output, options: .atomic)
  }
}
