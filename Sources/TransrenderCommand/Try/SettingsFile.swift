import Foundation

/// Build settings in a file of their own, `App.xcconfig`.
struct SettingsFile {
  private(set) var values: [String: String] = [:]

  /// Empty if the file cannot be read.
  init(_ file: URL) {
    var known: Set<URL> = []
    read(file.standardizedFileURL, &known)
  }

  private mutating func read(_ file: URL, _ known: inout Set<URL>) {
    guard known.insert(file).inserted,
      let data = FileManager.default.contents(atPath: file.path)
    else { return }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = String(line.replacing(/\/\/.*$/, with: "")).trimmingCharacters(in: .whitespaces)
      if let other = text.firstMatch(of: /^#include\??\s+"([^"]+)"/)?.1 {
        let folder = file.deletingLastPathComponent()
        read(folder.appending(path: String(other)).standardizedFileURL, &known)
      } else if let pair = text.firstMatch(of: /^(\w+)\s*=\s*(.*)$/) {
        // Those for one configuration or platform have brackets after their name, and do not count.
        values[String(pair.1)] = String(pair.2)
      }
    }
  }
}
