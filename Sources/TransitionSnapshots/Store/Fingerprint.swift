internal import CairoRenderer
internal import Foundation
internal import Typography

/// What a picture depends on besides the code under test: libraries, fonts, processor.
public struct Fingerprint: Hashable, Codable, Sendable {
  public var libraries: [String]
  /// One for each declared font file, and for each of the app's own fonts that is shown: its
  /// origin and its SHA-256.
  public var fonts: [String]
  public var architecture: String

  public init(libraries: [String], fonts: [String], architecture: String) {
    self.libraries = libraries
    self.fonts = fonts
    self.architecture = architecture
  }

  /// That of this process; computed once, since hashing fonts takes a while.
  public static let current = Fingerprint(
    libraries: ["cairo \(CairoLibrary.version)", "pixman \(CairoLibrary.pixmanVersion)"]
      + TextLibraries.versions,
    fonts: currentFonts,
    architecture: currentArchitecture
  )

  private static var currentFonts: [String] {
    do {
      return try FontFingerprint().entries.map {
        "\($0.origin ?? "\($0.file) of unknown origin") \($0.sha256)"
      }
    } catch {
      return ["none: \(error)"]
    }
  }

  private static var currentArchitecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}

extension Fingerprint: CustomStringConvertible {
  /// `cairo 1.16.0, pango 1.50.12, … x86_64`, on one line.
  public var description: String {
    let origins = fonts.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
    var seen: [String] = []
    for origin in origins where !seen.contains(origin) { seen.append(origin) }
    return (libraries + seen + [architecture]).joined(separator: ", ")
  }

  /// How this machine differs from the one that recorded, or nil.
  func change(from recorded: Fingerprint) -> String? {
    // The version of a library that the golden does not name was not recorded.
    let named = Set(recorded.libraries.map(Self.name))
    let mine = libraries.filter { named.contains(Self.name($0)) } + fonts + [architecture]
    let theirs = recorded.libraries + recorded.fonts + [recorded.architecture]
    guard mine != theirs else { return nil }
    let gone = theirs.filter { !mine.contains($0) }.joined(separator: ", ")
    let new = mine.filter { !theirs.contains($0) }.joined(separator: ", ")
    return "golden recorded with \(gone.isEmpty ? "the same" : gone); you run "
      + (new.isEmpty ? "the same" : new)
  }

  private static func name(_ library: String) -> Substring { library.prefix { $0 != " " } }
}
