package import Foundation

/// An `.xcdatamodeld` or `.xcdatamodel` as Xcode saves it.
package struct ModelDocument {
  private let url: URL

  package init(_ url: URL) {
    self.url = url
  }

  package func read() throws(ModelError) -> DataModel {
    guard let data = contents.flatMap({ FileManager.default.contents(atPath: $0.path) }) else {
      throw ModelError(
        "\(url.lastPathComponent) has no readable version; open it in Xcode and save it again"
      )
    }
    do throws(TagError) { return try DataModelReader.read(Array(data)) } catch {
      throw ModelError("\(url.lastPathComponent), \(error.description)")
    }
  }

  /// The classes that Xcode writes for the model while it builds an app.
  package func classes() throws(ModelError) -> String { EntitySource.text(for: try read()) }

  private var contents: URL? {
    let plain = url.appending(path: "contents")
    if FileManager.default.fileExists(atPath: plain.path) { return plain }
    return version?.appending(path: "contents")
  }

  /// The version that counts: the one that the document names, or else the last one by name.
  private var version: URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = current.flatMap { versions.contains($0) ? $0 : nil }
    return (current ?? versions.last).map { url.appending(path: $0) }
  }

  private var current: String? {
    let file = url.appending(path: ".xccurrentversion")
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.firstMatch(of: /<string>([^<\/]+\.xcdatamodel)<\/string>/).map { String($0.1) }
  }
}

/// Why a data model cannot be read, in one sentence with a remedy.
package struct ModelError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
