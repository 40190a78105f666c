public import Foundation

/// A page for reviewing goldens: one self-contained HTML file.
public struct SnapshotReport: Sendable {
  let run: SnapshotRun
  /// The folder that relative names of files refer to.
  let package: URL
  /// Whether pictures of passing goldens are included, which makes a larger file.
  let showsPassing: Bool

  public init(
    _ run: SnapshotRun,
    package: URL = URL(filePath: "."),
    showsPassing: Bool = true
  ) {
    self.run = run
    self.package = package
    self.showsPassing = showsPassing
  }

  /// The page; pictures of files that no longer exist are left out.
  public func html() throws -> String {
    let model = ReportModel(run, in: package, showsPassing: showsPassing)
    // A closing tag inside the data would end the script.
    let json = String(decoding: try CanonicalJSON.encode(model), as: UTF8.self)
      .replacing("<", with: "\\u003c")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>Transition goldens</title>
      <style>\(ReportStyle.css)</style>
      </head>
      <body>
      \(ReportFrame.html)
      <script type="application/json" id="data">\(json)</script>
      <script>\(ReportScript.all)</script>
      </body>
      </html>

      """
  }
}
