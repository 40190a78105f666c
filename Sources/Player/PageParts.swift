internal import Foundation
internal import Scene

/// Assembles the page: its frame, style, data and script.
struct PageParts {
  /// The page's data as JSON; the bytes of pictures are stored separately.
  private struct Model: Encodable {
    let title: String
    let films: [PlayerFilm]
    /// Nil if pictures are fetched on demand.
    let pictures: [PagePictures.Picture]?
  }

  let bytes: [UInt8]

  /// A page with embedded pictures.
  init(title: String, films: [PlayerFilm], pictures: PagePictures) throws {
    let model = Model(title: title.visibleOnOneLine, films: films, pictures: pictures.pictures)
    try self.init(model, files: pictures.files, imageSource: "data: blob:")
  }

  /// A page that fetches its pictures from addresses next to it.
  init(title: String, film: PlayerFilm) throws {
    let model = Model(title: title.visibleOnOneLine, films: [film], pictures: nil)
    try self.init(model, files: [], imageSource: "'self' data: blob:")
  }

  private init(_ whole: Model, files: [[UInt8]], imageSource: String) throws {
    let model = try Self.json(whole)
    var page = Data(Self.head(whole.title, imageSource).utf8)
    page.append(contentsOf: PackageResources.player_html)
    page.append(Data("\n<script type=\"application/json\" id=\"data\">".utf8))
    page.append(model)
    page.append(Data("</script>\n<script type=\"application/json\" id=\"pictures\">[".utf8))
    for (number, file) in files.enumerated() {
      page.append(Data((number == 0 ? "\"" : ",\n\"").utf8))
      page.append(Data(file).base64EncodedData())
      page.append(Data("\"".utf8))
    }
    page.append(Data("]</script>\n<script>\n(() => {\n'use strict';\n".utf8))
    for part in Self.script { page.append(contentsOf: part) }
    page.append(Data("})();\n</script>\n</body>\n</html>\n".utf8))
    bytes = [UInt8](page)
  }

  /// In order of dependency.
  static var script: [[UInt8]] {
    [
      PackageResources.basics_js, PackageResources.pictures_js, PackageResources.state_js,
      PackageResources.stage_js, PackageResources.zoom_js, PackageResources.curves_js,
      PackageResources.timeline_js, PackageResources.layers_js, PackageResources.log_js,
      PackageResources.transport_js, PackageResources.start_js,
    ]
  }

  private static func head(_ title: String, _ imageSource: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    img-src \(imageSource); style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'">
    <meta name="color-scheme" content="light dark">
    <title>\(Markup.escaped(title))</title>
    <style>
    \(String(decoding: PackageResources.player_css, as: UTF8.self))</style>
    </head>
    <body>

    """
  }

  /// JSON without characters that could end the surrounding script.
  private static func json(_ model: Model) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(model), as: UTF8.self)
    return Data(text.replacing("<", with: "\\u003c").utf8)
  }
}
