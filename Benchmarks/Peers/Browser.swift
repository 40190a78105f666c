import Foundation

/// A Chromium without a window, spoken to in its DevTools protocol.
final class Browser {
  private let wire: Wire
  private let profile: URL
  private var session: String?
  private var lastNumber = 0

  init() throws {
    profile = FileManager.default.temporaryDirectory.appending(path: "browser-\(getpid())")
    wire = try Wire(
      "chromium",
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
        "--disable-dev-shm-usage", "--force-color-profile=srgb", "--window-size=390,844",
        "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "about:blank",
      ]
    )
  }

  /// Opens a page of so many points.
  func open(_ page: URL, width: Int, height: Int, scale: Double) throws {
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    let attached = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
    session = attached["sessionId"] as? String
    _ = try call("Page.enable")
    let size: [String: Any] = [
      "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false,
    ]
    _ = try call("Emulation.setDeviceMetricsOverride", size)
    _ = try call("Page.navigate", ["url": page.absoluteString])
    while try evaluate("document.readyState + !!window.ready") as? String != "completetrue" {
      usleep(10_000)
    }
    _ = try evaluate("ready()")
  }

  @discardableResult
  func evaluate(_ script: String) throws -> Any? {
    let answer = try call("Runtime.evaluate", ["expression": script, "awaitPromise": true])
    return (answer["result"] as? [String: Any])?["value"]
  }

  func screenshot() throws -> Data {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    return (answer["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  func close() throws {
    session = nil
    _ = try? call("Browser.close")
    var status: Int32 = 0
    waitpid(wire.program, &status, 0)
    try? FileManager.default.removeItem(at: profile)
  }

  private func call(
    _ method: String,
    _ parameters: [String: Any] = [:]
  ) throws -> [String: Any] {
    lastNumber += 1
    var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    message["sessionId"] = session
    try wire.send(try JSONSerialization.data(withJSONObject: message))
    while true {
      let answer = try JSONSerialization.jsonObject(with: wire.receive()) as? [String: Any]
      guard answer?["id"] as? Int == lastNumber else { continue }
      guard let result = answer?["result"] as? [String: Any] else { throw POSIXError(.EPROTO) }
      return result
    }
  }
}
