/// The app's fonts that a document lists: the names that each file has.
struct DocumentFonts: Sendable {
  struct File: Hashable, Sendable {
    let name: String
    /// PostScript names.
    let fonts: [String]
  }

  let files: [File]

  /// `<array key="Own.ttf"><string>Own-Regular</string></array>` for each file.
  init(_ element: Element?) {
    files = (element?.all("array") ?? []).compactMap { array in
      let fonts = array.all("string").map(\.text)
      return array.key.map { File(name: $0, fonts: fonts) }
    }
  }
}
