internal import Synchronization

/// Opens each font file once, on first use.
final class FaceStore: Sendable {
  static let shared = FaceStore()

  /// A path may be opened with or without checking its checksum.
  private struct Key: Hashable {
    let path: String
    let isPinned: Bool
    let strokeGrowth: Double
  }

  private let faces = Mutex<[Key: FontFace]>([:])
  /// The fonts of apps by the SHA-256 of their files.
  private let appFonts = Mutex<[String: [AppFont]]>([:])

  /// The primary face of the font; throws if there is none.
  func face(for font: Font, in source: FontSource) throws(TypographyError) -> Face {
    if source == .blocks { return .blocks }
    if let own = font.appFont { return .file(own.face) }
    guard let file = font.primaryFile else {
      preconditionFailure("no font file is declared for the design \(font.design)")
    }
    return .file(try open(file, in: source))
  }

  /// The first declared fallback that has all the scalars.
  ///
  /// A custom folder need not contain the fallbacks; the Debian packages must.
  func fallback(
    for scalars: some Collection<Unicode.Scalar>,
    script: Script,
    font: Font,
    in source: FontSource
  ) throws(TypographyError) -> Face? {
    for file in font.fallbackFiles(for: script) {
      let growth = font.strokeGrowth(in: file)
      guard let face = try openFallback(file, in: source, strokeGrowth: growth) else { continue }
      if scalars.allSatisfy({ face.covers($0) }) { return .file(face) }
    }
    return nil
  }

  /// The face of pictures, if it has all the scalars.
  func emoji(
    for scalars: some Collection<Unicode.Scalar>,
    in source: FontSource
  ) throws(TypographyError) -> Face? {
    guard source != .blocks, let face = try openFallback(.emoji, in: source, strokeGrowth: 0) else {
      return nil
    }
    return scalars.allSatisfy { face.covers($0) } ? .file(face) : nil
  }

  private func openFallback(
    _ file: FontFile,
    in source: FontSource,
    strokeGrowth: Double
  ) throws(TypographyError) -> FontFace? {
    do {
      return try open(file, in: source, strokeGrowth: strokeGrowth)
    } catch .missingFont where source != .debian {
      return nil
    }
  }

  func open(
    _ file: FontFile,
    in source: FontSource,
    strokeGrowth: Double = 0
  ) throws(TypographyError) -> FontFace {
    let key = Key(
      path: source.path(of: file),
      isPinned: source == .debian,
      strokeGrowth: strokeGrowth
    )
    if let face = faces.withLock({ $0[key] }) { return face }
    let face = try FaceStore.read(file, in: source, for: key)
    // Another thread may have opened it in the meantime: the first one is kept.
    return faces.withLock { faces in
      let kept = faces[key] ?? face
      faces[key] = kept
      return kept
    }
  }

  /// The fonts of a file of an app: the same for all files that hold the same.
  func appFonts(_ file: [UInt8]) throws(FontFault) -> [AppFont] {
    guard file.count <= AppFont.mostBytes else { throw .tooLarge }
    let tables = try FontTables.all(in: file)
    guard let bytes = FontBytes(file) else { throw .noFont }
    guard let hash = bytes.sha256() else { throw .noFont }
    if let fonts = appFonts.withLock({ $0[hash] }) { return fonts }
    var fonts: [AppFont] = []
    for (index, own) in tables.enumerated() {
      fonts += try AppFont.all(own, bytes, index: index, fileDigest: hash)
    }
    let opened = fonts
    return appFonts.withLock { known in
      let kept = known[hash] ?? opened
      known[hash] = kept
      return kept
    }
  }

  private static func read(
    _ file: FontFile,
    in source: FontSource,
    for key: Key
  ) throws(TypographyError) -> FontFace {
    let (path, isPinned) = (key.path, key.isPinned)
    guard let bytes = FontBytes(file: path) else {
      throw .missingFont(
        file: file.fileName,
        folder: source.folder(of: file.package),
        package: isPinned ? file.package : nil
      )
    }
    guard !isPinned || bytes.count == file.byteCount else {
      throw .unexpectedFont(path: path, package: file.package)
    }
    guard let face = FontFace(bytes, strokeGrowth: key.strokeGrowth) else {
      throw .unreadableFont(path: path)
    }
    guard !isPinned || face.checksum == file.checksum else {
      throw .unexpectedFont(path: path, package: file.package)
    }
    return face
  }
}
