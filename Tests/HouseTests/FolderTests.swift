import Foundation
import TestSupport
import Testing

/// Which leaves of HeadlessUIKit its kernel names, measured by the types that each declares.
@Suite struct FolderTests {
  private static let room = "Sources/HeadlessUIKit"

  @Test func everyFolderIsKernelOrLeaf() throws {
    let paths = Repository.files(below: Self.room, suffix: ".swift")
    let folders = Set(paths.compactMap(folder))
    #expect(folders == House.kernel.union(House.leaves))
    #expect(House.kernel.isDisjoint(with: House.leaves))
  }

  @Test func theKernelNamesNoMoreLeavesThanItDid() throws {
    let owners = try leafTypes()
    #expect(owners.count > 300)
    var found: [String: [String: Int]] = [:]
    for (file, name) in try references(to: Set(owners.keys)) {
      guard let kernel = folder(file), let leaf = owners[name] else { continue }
      found[kernel, default: [:]][leaf, default: 0] += 1
    }
    for kernel in House.kernel.sorted() {
      let (now, before) = (found[kernel] ?? [:], House.debts[kernel] ?? [:])
      for leaf in House.leaves.sorted() where now[leaf] != before[leaf] {
        let (count, ceiling) = (now[leaf] ?? 0, before[leaf] ?? 0)
        #expect(count < ceiling, "\(kernel) names \(count) types of \(leaf), \(ceiling) at most")
        #expect(count >= ceiling, "lower House.debts: \(kernel) names \(count) types of \(leaf)")
      }
    }
  }

  /// The types at the top level of leaves, and where each is declared.
  private func leafTypes() throws -> [String: String] {
    let modifiers = "(@[A-Za-z]+ |public |open |package |final |indirect |nonisolated )*"
    let pattern = "^\(modifiers)(class|struct|enum|protocol|actor|typealias) [A-Za-z_]"
    let declaration = /(?:class|struct|enum|protocol|actor|typealias) (\w+)/
    var owners: [String: String] = [:]
    for line in try lines(matching: pattern, in: House.leaves) {
      guard let name = line.text.firstMatch(of: declaration)?.1 else { continue }
      owners[String(name)] = folder(line.file)
    }
    return owners
  }

  /// Each file of the kernel with each of the types that it names outside of comments and texts.
  private func references(to names: Set<String>) throws -> [(file: String, name: String)] {
    let pattern = "\\b(\(names.sorted().joined(separator: "|")))\\b"
    var found: [String: Set<String>] = [:]
    for line in try lines(matching: pattern, in: House.kernel) {
      let words = code(line.text).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      found[line.file, default: []].formUnion(words.map(String.init).filter(names.contains))
    }
    return found.sorted { $0.key < $1.key }.flatMap { file, names in names.map { (file, $0) } }
  }

  /// A line without its comment, and without what stands between quotation marks.
  private func code(_ line: String) -> String {
    let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
    let outside = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let text = outside.joined(separator: " ")
    return text.range(of: "//").map { String(text[..<$0.lowerBound]) } ?? text
  }

  private func folder(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : nil
  }

  private func lines(
    matching pattern: String,
    in folders: Set<String>
  ) throws -> [(file: String, text: String)] {
    let grep = Process()
    grep.executableURL = URL(filePath: "/usr/bin/env")
    grep.arguments =
      ["grep", "-rE", "--include=*.swift", pattern] + folders.sorted().map { "\(Self.room)/\($0)" }
    grep.currentDirectoryURL = Repository.root
    let output = Pipe()
    grep.standardOutput = output
    try grep.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    grep.waitUntilExit()
    return text.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  }
}
