import Foundation
import HeadlessUIKit

/// Finds and parses documents, each file once.
@MainActor
final class InterfaceFiles: InterfaceReader {
  private var documents: [String: Result<InterfaceDocument, InterfaceError>] = [:]

  /// Registers this module's reader; called before `main` by `CInterfaceBuilder`.
  nonisolated static func register() {
    InterfaceReading.makeReader = { InterfaceFiles() }
  }

  func storyboard(named name: String, in bundle: Bundle?) throws -> any StoryboardContent {
    StoryboardFile(try document(name, kinds: ["storyboard"], in: bundle), in: bundle)
  }

  func nib(named name: String, in bundle: Bundle?) throws -> any NibContent {
    NibFile(try document(name, kinds: ["xib", "nib"], in: bundle), in: bundle)
  }

  func hasNib(named name: String, in bundle: Bundle?) -> Bool {
    let kinds = ["xib"]
    let inProject = bundle.flatMap { ProjectFolders.document(name, kinds, near: $0.bundlePath) }
    return path(name, kinds: kinds, in: bundle) != nil || inProject != nil
  }

  private func document(
    _ name: String,
    kinds: [String],
    in bundle: Bundle?
  ) throws(InterfaceError) -> InterfaceDocument {
    let home = bundle?.bundlePath
    let found =
      path(name, kinds: kinds, in: bundle)
      ?? home.flatMap { ProjectFolders.document(name, kinds, near: $0) }
    guard let path = found else {
      throw .unreadable(
        file: "\(name).\(kinds[0])",
        reason: "it is not among the resources of \((bundle ?? .main).bundlePath); add it to them"
      )
    }
    let url = URL(filePath: path)
    return try read(url).localized(InterfaceNames.language, at: url)
  }

  private func read(_ url: URL) throws(InterfaceError) -> InterfaceDocument {
    let path = url.path
    if let known = documents[path] { return try known.get() }
    let read: Result<InterfaceDocument, InterfaceError>
    do throws(InterfaceError) {
      read = .success(try InterfaceDocument(contentsOf: url))
    } catch {
      read = .failure(error)
    }
    documents[path] = read
    return try read.get()
  }

  /// [D] Rule loading.default-load-view: a document for phones or tablets only is preferred.
  private func path(_ name: String, kinds: [String], in bundle: Bundle?) -> String? {
    let suffix = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    return plainPath(name + suffix, kinds: kinds, in: bundle)
      ?? plainPath(name, kinds: kinds, in: bundle)
  }

  /// In the bundle, in its language folders, and where tests keep their resources.
  private func plainPath(_ name: String, kinds: [String], in bundle: Bundle?) -> String? {
    let bundles = bundle.map { [$0] } ?? [.main] + InterfaceNames.bundles
    for kind in kinds {
      for bundle in bundles {
        if let path = bundle.path(forResource: name, ofType: kind) { return path }
        if let path = bundle.path(
          forResource: name,
          ofType: kind,
          inDirectory: nil,
          forLocalization: "Base"
        ) {
          return path
        }
      }
    }
    return nil
  }
}

@_cdecl("transrender_register_interface_builder")
public func registerInterfaceBuilder() { InterfaceFiles.register() }
