// What pages may take pictures and sounds with.

public enum WKPermissionDecision: Int, Sendable {
  case prompt, grant, deny
}

public enum WKMediaCaptureType: Int, Sendable {
  case camera, microphone, cameraAndMicrophone
}

public enum WKMediaCaptureState: Int, Sendable {
  case none, active, muted
}

extension WKWebView {
  public var cameraCaptureState: WKMediaCaptureState { .none }
  public var microphoneCaptureState: WKMediaCaptureState { .none }
}
