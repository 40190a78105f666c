internal import Foundation

/// The page around a player that is reloaded after changes; it keeps the position in time.
package struct WatchShell: Sendable {
  private let title: String

  package init(title: String) { self.title = title }

  /// It loads players from `film/` and is notified of changes by `changes`, both next to it.
  package var html: [UInt8] {
    let page = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'; \
      frame-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="color-scheme" content="light dark">
      <title>\(Markup.escaped(title))</title>
      <style>
      \(String(decoding: PackageResources.watch_css, as: UTF8.self))</style>
      </head>
      <body>
      \(String(decoding: PackageResources.watch_html, as: UTF8.self))
      <script>
      \(String(decoding: PackageResources.watch_js, as: UTF8.self))</script>
      </body>
      </html>

      """
    return Array(page.utf8)
  }
}
