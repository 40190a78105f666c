// Core Animation is one module with UIKit here.

@_exported import UIKit
