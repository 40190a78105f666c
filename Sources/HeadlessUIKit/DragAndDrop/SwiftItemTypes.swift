public import Foundation

// What is had as an object of Foundation is also had as the value of Swift that stands for it.

extension NSItemProvider {
  public func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  public func canLoadObject(ofClass aClass: URL.Type) -> Bool {
    canLoadObject(ofClass: NSURL.self)
  }

  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler(object.flatMap(String.init(ofItem:)), error)
    }
  }

  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler(object.flatMap(URL.init(ofItem:)), error)
    }
  }
}

extension UIDragDropSession {
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool {
    canLoadObjects(ofClass: NSString.self)
  }

  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool {
    canLoadObjects(ofClass: NSURL.self)
  }
}

extension UIDropSession {
  @discardableResult
  public func loadObjects(
    ofClass aClass: String.Type,
    completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) { objects in
      completion(objects.compactMap(String.init(ofItem:)))
    }
  }

  @discardableResult
  public func loadObjects(
    ofClass aClass: URL.Type,
    completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSURL.self) { objects in
      completion(objects.compactMap(URL.init(ofItem:)))
    }
  }
}

extension String {
  fileprivate init?(ofItem object: any NSItemProviderReading) {
    guard let text = object as? NSString else { return nil }
    self.init(describing: text)
  }
}

extension URL {
  fileprivate init?(ofItem object: any NSItemProviderReading) {
    guard let address = object as? NSURL else { return nil }
    self.init(string: address.absoluteString)
  }
}
